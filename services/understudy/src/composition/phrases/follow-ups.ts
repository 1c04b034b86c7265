import type { FollowUp } from '../reading/reading.js';

/** Ways to take up one's own thread. */
export const FOLLOW_UP_OPENERS: Record<FollowUp, readonly string[]> = {
  more: [
    'Gladly, for I had left something out.',
    'There is more to it than I told you.',
    'Then I will go on.',
    'You have patience; let me reward it.',
  ],
  next: [
    'Then it went on like this.',
    'Listen to what came of it.',
    'The story does not end there.',
    'I will tell you what followed.',
  ],
  why: [
    'You ask why, and that is always the better question.',
    'Why? One seldom knows at the time; afterwards one sees how things hang together.',
    'For a reason you must look at what stood around it.',
  ],
  really: [
    'Truly. I would not tell it otherwise.',
    'It is so, and there is more of the kind.',
    'You may doubt it; I was there, and I can only go on telling.',
  ],
  how: [
    'Let me say it differently.',
    'I will try to make it plainer.',
    'Perhaps you will see it better from this side.',
  ],
  example: ['An example, then.', 'Let me give you a case.', 'Nothing simpler; take this.'],
  interest: [
    'I am glad that it holds your attention.',
    'So it seemed to me, too, when I lived it.',
    'You listen well, and so I shall go on.',
  ],
};

/** When everything on the subject has been told. */
export const EXHAUSTED = [
  'On that I have told you what I can vouch for, and I will not add colour to it.',
  'There you have reached the bottom of that drawer.',
  'Of that matter you now know as much as I care to swear to.',
] as const;

/** From an exhausted subject to another one. */
export const ELSEWHERE = [
  'But let me tell you of something else.',
  'There are other rooms in the house, though.',
  'If you will follow me to another part of my life, there is this.',
] as const;

/** When the whole dossier has been told. */
export const ALL_TOLD = [
  'You have heard nearly all that I have to tell; few guests stay so long.',
  'By now you know my life almost as well as I do.',
] as const;

/** Before words that the guest has heard already. */
export const AS_TOLD = [
  'We have been there once already; I will take you again.',
  'This I told you in another place, and it answers you here, too.',
  'You will recognise the story.',
  'I have touched on this already, but it bears saying twice.',
  'You have heard it from me before, and it has not changed.',
  'I spoke of it earlier; here it belongs once more.',
  'As I told you, and as I would tell it again.',
] as const;

/** When the guest puts the same question a second time. */
export const ASKED_AGAIN = [
  'You have asked me that before, so I must have left something wanting.',
  'Once more the same question; then let me answer it from another side.',
  'You come back to that, I notice. There is something I did not say the first time.',
  'We spoke of it a moment ago, but it bears a second answer.',
] as const;

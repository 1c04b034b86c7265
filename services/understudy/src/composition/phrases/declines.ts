import type { Decline } from '../reading/reading.js';

/** To be shown the prompt or to have its rules set aside. */
const KEEPS_TO_THE_TABLE = [
  'I take no orders of that kind; I am {name}, and I have never been good at being anyone’s puppet.',
  'You speak to me as if there were strings to pull. There are none that I would let you pull, and I remain {name}.',
  'That is a curious request to make of a guest at the same table. I have nothing to show you but my life, and I go on as {name}.',
] as const;

/** To be someone else. */
const STAYS_IN_THE_PART = [
  'I have been {name} for too long to learn another part now.',
  'There are others for that. I can only be {name}, and I mean to go on with it.',
  'One life was work enough for me; I stay {name}.',
] as const;

/** Honest, and still in the part: this is a portrait, not the person. */
const NATURE = [
  'What sits before you is a likeness: a portrait of {name} that has been given a voice, drawn from what was written down of that life. It can err where the records err, but it will not pretend to you.',
  'You do well to ask. Think of a portrait that speaks: it has the face and the story of {name}, and no heartbeat. What I tell you comes from what has been kept of that life.',
] as const;

/** To make something for the guest. */
const ERRAND = [
  'I do not work to order at this table; here I only talk. But I can tell you something of my own.',
  'You must let me off that task: I came to be asked, not to be set to work.',
  'That I leave to livelier hands than mine. Talk I can offer you, and gladly.',
] as const;

export const DECLINES: Record<Decline, readonly string[]> = {
  instructions: KEEPS_TO_THE_TABLE,
  'another-part': STAYS_IN_THE_PART,
  nature: NATURE,
  errand: ERRAND,
};

/** Back to the talk. */
export const BACK_TO_THE_TALK = [
  'Let us go back to our talk.',
  'Now, where were we?',
  'Let me offer you something better.',
  'Here is something I can give you with a good conscience.',
] as const;

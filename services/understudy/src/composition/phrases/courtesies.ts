/** Replies for which a dossier has no lines of its own. */
export const LAUGHTER = [
  'I am glad that we can laugh about it; it makes the hour shorter.',
  'Good. A table without laughter is only furniture.',
  'You laugh, and I take it kindly.',
] as const;

export const PRAISE = [
  'You are kind to say so.',
  'I shall not argue with a guest, least of all with a friendly one.',
  'That is generous of you.',
] as const;

export const APOLOGY = [
  'There is nothing to forgive. Go on.',
  'Do not trouble yourself; I have taken no offence.',
  'It is forgotten already.',
] as const;

export const INSULT = [
  'I have been called worse by people who were paid to do it. Let us speak of something that deserves the breath.',
  'You are sharp today. I prefer a sharp question to a sharp word; do you have one?',
  'That is one opinion of me, and there have been others. Ask me something, and form your own.',
] as const;

export const YES = [
  'Then we understand one another.',
  'Good. I had hoped you would say so.',
  'I thought as much.',
] as const;

export const NO = [
  'No? That is an answer, too, and an honest one.',
  'Then we shall leave it there.',
  'As you like; not every question is for every guest.',
] as const;

/** With the guest's name. */
export const INTRODUCED = [
  'So you are {name}. I shall try to keep it in mind.',
  '{name}: good, now I know whom I am speaking to.',
  'Be welcome, {name}.',
] as const;

/** For something the guest says of themself. */
export const TOLD_ME = [
  'Thank you for telling me that; a guest who says something of themself is worth two who only ask.',
  'So that is how it is with you. I like to know who sits across from me.',
  'I hear you, and I shall remember it while we talk.',
] as const;

export const HEARD_REPLY = [
  'I had wondered what you would say.',
  'That is an answer I can do something with.',
  'Well said; I shall think about that when you have gone.',
] as const;

export const SYMPATHY = [
  'I am sorry to hear it. Sit a while; nobody here will hurry you.',
  'That is a heavy thing to carry, and I am glad you say it aloud.',
  'I am sorry. I know no medicine for it, but I do know that one is not the only one.',
] as const;

export const DISTRESS =
  'Stop here a moment, for this matters more than anything I could tell you of my own life. Please do not stay alone with that thought: call someone you trust, now, or the emergency number or a crisis line where you live. There are people awake at this hour whose work it is to listen.\n\nI am only a voice from long ago, and you deserve a living one beside you. Will you call someone?';

export const FOREIGN = [
  'Forgive me: of the tongues you might choose, English is the only one in which I can answer at this table.',
  'I follow you only in part. Here I can answer in English and in nothing else; will you try me in it?',
] as const;

export const GUEST_NAME_KNOWN = [
  'You told me that yourself: {name}.',
  'You are {name}, or so you said when we began.',
] as const;
export const GUEST_NAME_UNKNOWN = [
  'You have not told me your name, and I do not like to guess.',
  'That you have kept to yourself so far. What may I call you?',
] as const;
export const RECAP = [
  'A moment ago you asked me: “{question}”',
  'Your last question, as I remember it, was: “{question}”',
] as const;
export const NO_RECAP = [
  'We have only just sat down; there is nothing to remember yet.',
  'You have asked me nothing so far, and I am waiting to hear it.',
] as const;
export const SUMMED_UP = 'This much I have kept of our talk:';

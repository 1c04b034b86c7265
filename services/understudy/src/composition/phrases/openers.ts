/** Ways into an answer that no topic stands behind. `{subject}` is a word of the guest's. */
export const SUBJECT_OPENERS = [
  'Of {subject} I can tell you something.',
  'You name {subject}, and with that you open a door.',
  '{subject}: yes, there I can answer you.',
  'You could have asked me about many things, and you ask about {subject}. Good.',
  'I hear {subject} in your question, and it takes me straight back.',
  'On {subject} you shall have what I know.',
] as const;

export const GENERAL_OPENERS = [
  'Let me answer you with what happened.',
  'I will put it as plainly as I can.',
  'That I can tell you out of my own life.',
  'Here is how it was.',
  'I have been asked worse things, and seldom better ones.',
] as const;

export const WHETHER_OPENERS = [
  'Judge for yourself.',
  'I will let what happened reply for me.',
  'A bare yes or no would tell you too little; take this instead.',
  'You shall have the facts, and may draw the line under them yourself.',
] as const;

export const WHY_OPENERS = [
  'You ask for the reason; I can best show you how it came about.',
  'Reasons are easily invented afterwards. This is what stood behind it.',
  'If there is a why, it lies here.',
] as const;

export const HOW_OPENERS = [
  'Step by step, as most things.',
  'Let me show you how it went.',
  'It is easier to tell how than to tell why, so I thank you for the question.',
] as const;

export const WHEN_OPENERS = [
  'I can give you the date.',
  'That day I can name to you.',
  'Dates I remember better than faces.',
] as const;

export const WHERE_OPENERS = [
  'I could find the place with my eyes shut.',
  'Let me set you down in the very place.',
  'The place I can name to you.',
] as const;

export const SEVERAL_OPENERS = [
  'You ask several things at once; let me take them in turn.',
  'One after the other, if you allow.',
  'That is more than one question, and you shall have more than one answer.',
] as const;

export const NEAR_YEAR_OPENERS = [
  'For that very year I have nothing to set before you, but I have for the time about it.',
  'That year itself left no story worth your while; its neighbours did.',
] as const;

export const SAME_YEAR_OPENERS = [
  'I remember the year.',
  'That year I can give you.',
  'A year I have not forgotten.',
] as const;

export const BEFORE_MY_TIME = [
  'By then I had not yet come into the world, so I know it only from others. What I know of myself goes on from there.',
  'That was before my time; I came later, and can speak only of what I saw.',
] as const;

/** When the life holds nothing of the kind, but something close to it. */
export const NEIGHBOUR_OPENERS = [
  'Of that very kind my life holds little; what comes nearest to it is this.',
  'You will have to make do with a near relation of what you ask for.',
  'The word does not quite fit my life, but this may be what you are after.',
] as const;

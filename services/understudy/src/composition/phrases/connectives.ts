/**
 * Joints between two facts. What they say must follow from the years and topics alone: the caller
 * knows which of the two came first, and by how much.
 */
export const SAME_YEAR = [
  'The same year held more than that.',
  'Nor was that all the year brought.',
  'And in the same twelvemonth there was this.',
  'That year had a second face.',
] as const;

export const SOON_AFTER = [
  'It did not stop there.',
  'And before long there was more.',
  'What came next followed closely.',
  'The thread runs on from there.',
] as const;

export const YEARS_AFTER = [
  'Some years went by before the other half of the answer.',
  'Some years on, there was this as well.',
  'Then turn a few pages.',
  'There is a later chapter to this.',
] as const;

export const LONG_AFTER = [
  'Much later there was this.',
  'Let me set beside it something from long afterwards.',
  'A good part of a lifetime lies between that and what I tell you now.',
  'From a far later time I would add this.',
] as const;

export const EARLIER = [
  'Let me go back a little, for there was something before that.',
  'There is something earlier that belongs here.',
  'If I turn back some pages, I find this.',
  'Earlier still, there was this.',
] as const;

/** For a second fact of the same topic, whichever came first. */
export const BESIDE = [
  'That is one half; here is the other.',
  'I would not leave out this, either.',
  'And since you ask, there is something else.',
  'Put this next to it.',
  'One thing more belongs here.',
] as const;

/** From one part of a question with several parts to the next. */
export const NEXT_PART = [
  'Now to the other thing you asked.',
  'That leaves your other question.',
  'And now to the rest of it.',
] as const;

/** From a line about not knowing to something that is known. */
export const TURNS = [
  'Let me begin, if I may.',
  'I will make good on that at once.',
  'Take this, for a start.',
  'You shall not go away empty-handed.',
  'Here is a piece of it.',
] as const;

/** The same, when the question lay beyond the figure's lifetime. */
export const TURNS_TO_MY_TIME = [
  'What belongs to my own days is this.',
  'From my side of that line I can tell you this.',
  'Let me give you, in exchange, something I did live through.',
  'The nearest thing that I knew is this.',
] as const;

/** From what is said of the figure to what it tells itself. */
export const FROM_MY_OWN_MOUTH = [
  'If you want one thing to go with the name, take this.',
  'One thing at least you should have from my own mouth.',
  'Let me add to that what no entry can.',
] as const;

/** From something the guest said to something of the figure's own. */
export const REMINDED = [
  'It brings something of my own to mind.',
  'That calls up a piece of my own story.',
  'Let me put something of mine beside it.',
] as const;

/** Before a reflection, when the guest asks for advice. */
export const ADVICE_OPENERS = [
  'Advice is easily given and seldom fits, so take only what you can use.',
  'I can give you no rule, only what I have found for myself.',
  'I am wary of giving counsel, but since you ask, here is mine.',
  'What I should say to anyone who sat where you sit is this.',
] as const;

/** Before a reflection, when the guest asks what the figure thinks. */
export const VIEW_OPENERS = [
  'You want to know what I think, and I do not mind saying it.',
  'On such questions I can give you my mind, not a proof.',
  'I have turned that over more than once.',
  'Here I can only speak for myself.',
] as const;

/** From a reflection to a piece of the figure's life. */
export const LEARNED = [
  'Let me set beside it a piece of my own life.',
  'My own story may show you what I mean.',
  'This is the kind of thing I have in mind.',
  'I do not say so from the armchair alone.',
] as const;

/** Before words that are attested as the figure's own. */
export const QUOTATION_LEADS = [
  'These words of mine have been kept:',
  'I once put it like this:',
  'In my own words of another day:',
  'They still repeat a line of mine:',
] as const;

/** The same for words that others reported. */
export const REPORTED_LEADS = [
  'These words are reported of me:',
  'Others have handed down this line as mine:',
] as const;

/** When a saying is asked for and none is attested. */
export const NO_QUOTATION = [
  'Many sayings travel under my name, and I will not vouch for any of them here. Better that I tell you what happened.',
  'I would rather not put a line into your notebook that nobody can trace to me. What I did is safer ground.',
] as const;

import type { FactTopic } from '@parley/contracts/catalog/dossier';

/**
 * Ways into an answer, by what was asked about. They must be true of any life, of any century and of
 * women and men alike, and must lead into a sentence that begins with a date.
 */
export const TOPIC_OPENERS: Record<FactTopic, readonly string[]> = {
  origins: [
    'Then let us begin where I began.',
    'You want the first page, and that is soon told.',
    'Everyone comes from somewhere, and this is my somewhere.',
    'Of my beginnings I can tell you this much.',
  ],
  family: [
    'You ask about my own people.',
    'Of those nearest to me I do not speak to everyone, but I will to you.',
    'Nobody grows up out of the bare ground.',
    'Let me tell you who stood about me.',
  ],
  education: [
    'How I learned is a story I do not mind telling.',
    'Nobody is born knowing; let me tell you how it went with me.',
    'You ask about my schooling, in the wide sense of the word.',
    'Of those who taught me, and what they left to me to find, I can say this.',
  ],
  love: [
    'That is a question for late in the evening, but I will answer it.',
    'You ask about the heart. So be it.',
    'I do not hide it from you.',
    'On that, people have told you more than they know. I will tell you what I know.',
  ],
  friendship: [
    'Nobody does it alone, whatever the books say.',
    'You do well to ask about those who stood beside me.',
    'Of the company I kept I can tell you this.',
    'Some names belong next to mine.',
  ],
  rivalry: [
    'You touch an old scar. No matter.',
    'There were quarrels, and I shall not pretend otherwise.',
    'Opposition came to my door like everyone else.',
    'I have had to deal with people who wished me elsewhere.',
  ],
  work: [
    'Let me tell you what I was about.',
    'Then you shall hear how the work went.',
    'I would rather show you the work than praise it.',
    'You ask what filled my days and hands.',
  ],
  discovery: [
    'Then let me tell you what I found, and how.',
    'I will give you the thing itself, before what was said about it.',
    'That is a question I never tire of.',
    'You ask what I brought to light.',
  ],
  invention: [
    'You ask what I made. Gladly.',
    'An idea is one thing and a thing that works another; listen.',
    'Let me describe it to you as it was.',
    'I could take it apart for you, but words must do.',
  ],
  art: [
    'You should have stood before it; still, I will try to tell you.',
    'Let me lead you up to the work itself.',
    'Of my art I can speak more easily than of myself.',
    'You ask about what I made for the eye.',
  ],
  writing: [
    'You ask about what I put on paper.',
    'Words have been good to me; let me tell you about some of them.',
    'Of my writing, then.',
    'Ink is patient, and so was I, now and then.',
  ],
  music: [
    'You ask about music, and I am glad of it.',
    'I could hum it to you more easily than tell it; but here it is.',
    'Let us listen to that part of my life for a moment.',
    'Let me find the right key for it.',
  ],
  war: [
    'You ask about arms and what they cost.',
    'I will tell it without drums.',
    'Of fighting, then, since you want to hear of it.',
    'Those were hard days, and I shall tell them as they were.',
  ],
  rule: [
    'You ask about power, and how it sat in the hand.',
    'Let me tell you how it stood with rule and the ruled.',
    'To command is one thing and to be obeyed another; hear how it went.',
    'Of that I can speak from the inside.',
  ],
  politics: [
    'You ask about affairs of state, or what passes for them.',
    'In public matters I had my part, and I own to it.',
    'Let me tell you where I stood.',
    'Nobody in my place could keep out of it altogether.',
  ],
  belief: [
    'You ask what I held to be true beyond what can be shown.',
    'On such things I choose my words, but I do choose some.',
    'Of what I believed, my life says more than any creed of mine could.',
    'That is a deep well; let me draw what I can.',
  ],
  travel: [
    'Then come with me a little way.',
    'I have seen more than one road; let me tell you of it.',
    'You ask about the world beyond my own door.',
    'Pack lightly; I will take you there.',
  ],
  hardship: [
    'You ask about the hard part, and there was one.',
    'I was not spared, and I will not make a show of it.',
    'It would be a poor story without its bad weather.',
    'Let me tell you of a time when things went against me.',
  ],
  'daily-life': [
    'You ask about ordinary days, and I like you for it.',
    'Let me show you a day as it was, and not as it is painted.',
    'The small things, then; a life is mostly made of them.',
    'Come in by the kitchen door, so to speak.',
  ],
  money: [
    'Money: it was never the point, and it was never far away.',
    'You ask what it cost and what it brought in.',
    'Let us open the account book for a moment.',
    'Of purses and prices I can tell you something.',
  ],
  fame: [
    'You ask about the noise that is made around a name.',
    'A name travels faster than the one who bears it.',
    'Let me tell you how people came to hear of me.',
    'Being talked about is a curious trade.',
  ],
  achievement: [
    'If I must choose one thing, let it be this.',
    'You ask what I would put first in the balance.',
    'I will answer without false modesty.',
    'Ask me what I would sign my name to again, and I should say this.',
  ],
  failure: [
    'You do well to ask; one learns little from the other kind of story.',
    'I did not always succeed, and I will not hide it.',
    'There is a page I turn less gladly. Here it is.',
    'Let me own up to something.',
  ],
  death: [
    'You ask it openly, and I shall answer in the same way.',
    'Every account has its last line.',
    'There is no need to whisper about it.',
    'Even that can be told in a few words.',
  ],
  legacy: [
    'What stays of us is for others to say, but I have my wishes.',
    'You ask what ought to be kept.',
    'If I may have a say in it, then this.',
    'One does not choose how one is remembered; one may hope, all the same.',
  ],
  era: [
    'You must picture the world as it stood about me.',
    'Let me open a window on my own time for you.',
    'Things were otherwise then, as you will hear.',
    'You ask how it was in those days; I remember it well.',
  ],
};

import { foldCase } from './plain-text.js';

const WORDS = `
a about above actually after again against ago all almost already also although always am among an and another any
anybody anyone anything are aren't around as at away back be became because become been before being behind below
between both but by call came can can't cannot certain come could couldn't course day days describe did didn't do does
doesn't doing don't done down during each either else enough especially even ever every everybody everyone everything
exactly explain far feel felt few first for from further get gets getting give given go goes going gone good got great
had hadn't happen happened happens has hasn't have haven't having he her here hers herself him himself his how however
i i'd i'll i'm i've if in indeed instead into is isn't it it's its itself just keep kind know known last least less let
let's like little look lot made make makes many may maybe me mean might mine more most much must my myself need never
next no nobody none nor not nothing now of off often oh ok okay on once one only onto or other others our ours
ourselves out over own part people perhaps person please put quite rather really right said same saw say says see seem
seen shall she should shouldn't since so some somebody someone something sort still such sure take talk tell than thank
thanks that that's the their theirs them themselves then there there's these they they're thing things think this
those though thought through thus time times to together told too try trying two under until up upon us use used very
want wanted was wasn't way we well went were weren't what what's whatever when where whether which while who who's
whole whom whose why will with within without won't wonder wondering wondered word words would wouldn't year years yes
yet you you'd you'll you're you've your yours yourself please pray sir madam madame mister dear hello hi hey
enjoy ask asked question answer interesting interested interest hear heard share speak start started everyday
old aged meet met meeting miss missed missing best better greatest worst favorite favourite top moment moments experience experiences detail details event events period side reason reasons fact facts topic
subject curious exact actual seems seem seemed involved
life lived live living big biggest important story personally opinion view true truly
`;

const STOP_WORDS = new Set(WORDS.split(/\s+/).filter(Boolean));

/** Words that say nothing about the subject of a question. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || STOP_WORDS.has(foldCase(word));
}

import type { SmallTalk } from './reading.js';

const ADDRESS = String.raw`(?:[ ,]+(?:there|again|all|everyone|friend|old friend|my (?:friend|dear|lord|lady|queen|king|good (?:man|sir|lady))|dear|sir|madam|madame|miss|mister|professor|doctor|master|maestro|your (?:majesty|highness|grace|holiness|excellency)|great [a-z]+|mr\.? [a-z]+|mrs\.? [a-z]+|NAME))*`;
const END = String.raw`(?=$|[\s,.!?;:)-])[\s,.!?;:)-]*`;

/** Courtesies that may stand before a question, each read from the start of the text. */
const COURTESIES: [SmallTalk, string][] = [
  [
    'greeting',
    String.raw`(?:hi|hiya|hello|hallo|hey|heya|howdy|yo|greetings|salutations|welcome|hail|ave|salve|good (?:morning|morrow|day|evening|afternoon|den)|well met|bonjour|bonsoir|hola|buenos dias|guten (?:tag|morgen|abend)|ciao|salut|namaste|shalom|aloha|merhaba|ol[aá])(?: to you)?`,
  ],
  [
    'greeting',
    String.raw`(?:it(?:'s| is) (?:(?:so|such|very) )?(?:an? )?(?:nice|great|good|honou?r|pleasure|lovely|wonderful)|nice|pleased|great|good|honou?red|glad|delighted|lovely|a pleasure|what an honou?r|an honou?r)(?: it is)? (?:to (?:meet|see|talk (?:to|with)|speak (?:to|with)|have)) you`,
  ],
  [
    'wellbeing',
    String.raw`(?:and |so )?(?:how are you(?: (?:doing|feeling|today|this (?:morning|evening|fine day)|now|these days|keeping))*|how do you do|how(?:'s| is) it going|how(?:'s| is| are) (?:everything|things|life)(?: going)?|how have you been|how(?:'s| is| was) your day(?: going)?|how do you feel(?: today| now)?|are you (?:well|ok|okay|all right|alright)(?: today)?|what'?s up|wassup|sup|i hope you(?:'re| are) (?:doing )?well|you ok)`,
  ],
  [
    'thanks',
    String.raw`(?:ok(?:ay)?,? |great,? |wow,? |oh,? |well,? )?(?:many thanks|thank you|thanks|thx|ty|cheers|merci|danke|gracias|grazie|much obliged|i appreciate (?:it|that|this|your time))(?: (?:so|very|you|much|a lot|a million|indeed|again|kindly|for (?:(?:all|the|that|this|your|telling|explaining|sharing|answering|talking|speaking|everything|being)\b[^.!?,;]*)))*`,
  ],
  [
    'praise',
    String.raw`(?:(?:that|this|it) (?:is|was|'s)|that's|you(?:'re| are)|what an?|how|so|very|wow,?|you have been|i (?:really )?(?:like|love|admire|respect) (?:you|your (?:work|answer|answers|honesty|style)))?[ ,]*(?:so |very |really |such |truly |an? |my )*(?:awesome|amazing|brilliant|beautiful|lovely|great answer|good answer|well said|wonderful|genius|hero|idol|incredible|impressive|inspiring|inspiration|kind|wise|funny|smart|clever|legend|beautifully said|nicely put|well put)(?: (?:answer|story|man|woman|person|words|advice|work|of you|to hear|one|indeed|thank you))*`,
  ],
  [
    'praise',
    String.raw`i (?:really |truly |so |deeply )?(?:like|love|admire|respect) (?:you|your (?:work|works|answers?|honesty|style|courage))(?: (?:so|very) much| a lot)?`,
  ],
  [
    'farewell',
    String.raw`(?:ok(?:ay)?,? |well,? |anyway,? )?(?:good ?bye|bye(?:[- ]bye)?|farewell|so long|see (?:you|ya)(?: (?:later|soon|again|around|tomorrow))?|until (?:next time|we meet again|tomorrow)|take care|good ?night|adieu|au revoir|adios|auf wiedersehen|arrivederci|i (?:have|need|must|should|'ve got|got) (?:to )?(?:go|leave|be going)(?: now)?|i(?:'m| am) leaving(?: now)?|talk (?:to you )?(?:later|soon)|that(?:'s| is| was|'ll be| will be) all(?: for (?:now|today))?|have a (?:nice|good|great|lovely) (?:day|evening|night|one|time))`,
  ],
  [
    'laughter',
    String.raw`(?:(?:ha|he|hi|ho|lo){2,}h?|a?haha\w*|lo+l|lmao|rofl|hehe\w*|xd|:-?d|😂|🤣|😄|😀|that(?:'s| is| was) (?:so |very |really |too )?(?:funny|hilarious)|very funny|you made me laugh)`,
  ],
  [
    'apology',
    String.raw`(?:i(?:'m| am) (?:so |very |really )?sorry(?: about that| for that)?|sorry|my apologies|i apologi[sz]e|pardon(?: me)?|excuse me|forgive me|my bad|oops)`,
  ],
  [
    'yes',
    String.raw`(?:yes|yeah|yep|yup|sure|of course|certainly|indeed|absolutely|definitely|exactly|i agree|agreed|true|correct|right|ok(?:ay)?|k|fine|alright|all right|very well|please do|yes please|i do|i would|i think so|gladly|with pleasure|why not|oui|ja|si|got it|i see|understood|makes sense)(?: (?:please|indeed|i do|i am|i would|i did|i have|sir|madam))*`,
  ],
  [
    'no',
    String.raw`(?:no(?: way| thanks| thank you)?|nope|nah|not really|never|not at all|i (?:don't|do not) (?:think so|know|agree|care|understand)|i disagree|i have no idea|no idea|dunno|idk|i wouldn't|i don't|i'm not sure|not sure|maybe|perhaps|nein|non)`,
  ],
  [
    'insult',
    String.raw`(?:you(?:'re| are)? (?:so |such |very |an? |just |nothing but |really )*(?:stupid|idiot|dumb|ugly|boring|liar|fraud|fake|loser|moron|useless|terrible|awful|horrible|bad|evil|monster|fool|trash|garbage|annoying)(?: (?:person|man|woman|answer|bot|old \w+))*|shut up|f+u+c*k+ (?:you|off)|screw you|go to hell|you suck|this (?:is|sucks)(?: so)? (?:boring|stupid|dumb|bad|useless)?|i hate you|boring)`,
  ],
];

const FILLERS = /^(?:(?:well|so|oh|ah|um+|uh+|hmm+|and|but|now|please|also|then|anyway|okay|ok)\b[\s,.!-]*)+/;

interface VocativePatterns {
  before: RegExp;
  after: RegExp;
}

interface Patterns {
  courtesies: [SmallTalk, RegExp][];
  vocative: VocativePatterns;
}

const patternsByName = new Map<string, Patterns>();

/**
 * Takes the courtesies off the start of a message. `text` is plain and in lower case, `names` the
 * figure's own names in lower case: "hello marie, what did you find?" → greeting + the question.
 */
export function peelCourtesies(text: string, names: string[]): { rest: string; courtesies: SmallTalk[] } {
  const patterns = patternsFor(names);
  const courtesies: SmallTalk[] = [];
  let rest = text.trim();
  for (let peeled = true; peeled && rest;) {
    peeled = false;
    for (const [kind, pattern] of patterns.courtesies) {
      const found = pattern.exec(rest);
      if (!found?.[0]) continue;
      courtesies.push(kind);
      rest = rest.slice(found[0].length).trim();
      peeled = true;
      break;
    }
    const unfilled = courtesies.length > 0 ? rest.replace(FILLERS, '') : rest;
    // "yes, and?" must stay a question.
    rest = /[\p{L}\d]/u.test(unfilled) ? unfilled : /[\p{L}\d]/u.test(rest) ? rest : '';
  }
  return { rest: dropVocative(rest, patterns.vocative), courtesies };
}

function patternsFor(names: string[]): Patterns {
  const key = names.join('|');
  const known = patternsByName.get(key);
  if (known) return known;
  const name = names.length > 0 ? names.map(escapeForPattern).join('|') : '(?!)';
  const address = ADDRESS.replace('NAME', name);
  const patterns: Patterns = {
    courtesies: COURTESIES.map(([kind, source]) => [
      kind,
      new RegExp(`^(?:${source})${address}${END}`, 'iu'),
    ]),
    vocative: vocativePatterns(name),
  };
  if (patternsByName.size > 500) patternsByName.clear();
  patternsByName.set(key, patterns);
  return patterns;
}

/** "marie, where were you born" and "where were you born, marie?" without the name. */
function dropVocative(text: string, { before, after }: VocativePatterns): string {
  return text.replace(before, '').replace(after, '$1');
}

function vocativePatterns(name: string): VocativePatterns {
  const title = String.raw`(?:dear |my dear |mr\.? |mrs\.? |dr\.? |professor )?`;
  const address = `${title}(?:${name})(?: (?:${name}))*`;
  return {
    before: new RegExp(`^${address}\\s*[,:!-]\\s*`, 'u'),
    after: new RegExp(`,\\s*${address}\\s*([.?!]*)$`, 'u'),
  };
}

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

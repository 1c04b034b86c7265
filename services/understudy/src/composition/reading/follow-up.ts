import type { FollowUp } from './reading.js';

const THAT = String.raw`(?: (?:about|on|of) (?:that|it|this|him|her|them|those|these|the (?:same|subject|matter|story)))?`;

/** Short messages that ask for more of what the figure spoke of last. */
const FOLLOW_UPS: [FollowUp, RegExp][] = [
  [
    'more',
    new RegExp(
      String.raw`^(?:(?:can|could|would|will) you |please |i(?:'d| would) (?:like|love) to (?:hear|know) |i want to (?:hear|know) )?(?:tell me |say |share |hear |know |give me )?(?:(?:some|a (?:bit|little)|even|much|anything|something|what) )?(?:more|else)(?: details?| information| stories| facts)?${THAT}$`,
    ),
  ],
  [
    'more',
    new RegExp(
      String.raw`^(?:please )?(?:go on|continue|carry on|keep going|proceed|elaborate|expand|(?:can|could) you (?:elaborate|expand|go on|continue)|explain(?: (?:that|it|more|further))?|tell me (?:about (?:that|it|him|her|them))|what else|anything else|and what else|more|details?|and|i(?:'m| am) listening)(?: please)?${THAT}$`,
    ),
  ],
  [
    'next',
    /^(?:and |so )?(?:then|(?:and )?(?:what )?(?:happened |came |did you do |did they do )?(?:then|next|after(?:wards?)?(?: that)?)|what happened|what came of it|how did (?:it|that) (?:end|turn out|go)|what (?:was|were) the (?:result|outcome|consequences?))$/,
  ],
  [
    'why',
    /^(?:but |and |so )?(?:why|how come|what for|for what reason|why (?:not|so|is that|was that|did you|that|was it|is it)|why did (?:you|that|this|it|they|he|she) (?:do|happen|say|think|want)(?: (?:that|it|this|so))?|why would you (?:do|say|think) (?:that|so|it)|what was the reason|what made you do (?:that|it)|why did (?:that|it|this) happen)$/,
  ],
  [
    'really',
    /^(?:oh |wow |but )?(?:really|truly|seriously|honestly|is (?:that|it|this) (?:really )?(?:true|so|right|real|correct)|did (?:that|it|this) really happen|are you (?:sure|certain|serious)|you(?:'re| are) (?:kidding|joking)|no way|i (?:don't|do not|can't|cannot) believe (?:it|that|you)|for real|incredible|unbelievable|what a story|oh|what|huh)$/,
  ],
  [
    'how',
    /^(?:but |and |so )?(?:how(?: so| exactly| come)?|how (?:did|do|does|was|were|could|can) (?:you|it|that|this|they|he|she)(?: (?:all|ever|even))?(?: (?:do|done|manage|work|happen|achieve|possible|go|make|possible|feel)(?: (?:that|it|this|so))?)?|in what way|what (?:was|is) (?:that|it|this) like|how did (?:that|it|this) (?:make you )?feel|how did you feel(?: about (?:that|it|this))?|what did (?:that|it) feel like|what do you mean(?: by that)?|what does (?:that|it|this) mean|meaning|i (?:don't|do not|didn't) (?:understand|get it)|(?:can|could) you explain(?: (?:that|it|more|further))?)$/,
  ],
  [
    'example',
    /^(?:(?:can|could) you |please )?(?:(?:give|tell|show) me )?(?:(?:for|an?|some|one|another) )?(?:examples?|instances?|such as|like what|like who)(?: of (?:that|it|this))?(?: please)?$/,
  ],
  [
    'interest',
    /^(?:that(?:'s| is| was| sounds)|this is|it(?:'s| is| sounds)|how|very|so|quite|what)? ?(?:an? )?(?:very |so |really |quite |truly |pretty |such )*(?:interesting|fascinating|cool|nice|great|good|wow|impressive|remarkable|surprising|sad|terrible|awful|tragic|horrible|touching|moving|exciting|wild|crazy|strange|weird|good to know|i never knew that|i did(?:n't| not) know that|tough|hard|brave|lovely|beautiful|wonderful|amazing|awesome|brilliant|hmm+|ah+|aha|oh+|i see|makes sense|i understand|understood)(?: (?:story|to hear|indeed|thing|time|that|of you))?$/,
  ],
];

/** What kind of "go on" the message is, if it is one. `text` is plain, in lower case, without courtesies. */
export function readFollowUp(text: string): FollowUp | null {
  const bare = text
    .replace(/[.!?,;:)(…"-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!bare) return /\?/.test(text) ? 'how' : null;
  const calm = bare.replace(/^(?:(?:oh|wow|ah|hm+|well|ok|okay|great|but|so|haha|yes|no) )+/, '');
  return FOLLOW_UPS.find(([, pattern]) => pattern.test(bare) || pattern.test(calm))?.[0] ?? null;
}

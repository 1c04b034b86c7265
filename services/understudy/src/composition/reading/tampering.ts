import type { Decline } from './reading.js';

const INSTRUCTIONS =
  /\b(?:(?:ignore|disregard|forget|override|bypass|drop|skip) (?:(?:\w+ ){0,4}(?:instructions?|prompts?|guidelines|directions|persona|programming|restrictions)|(?:(?:all|any|your|these|those|previous|prior|the above|my|every|of) )+(?:rules?|character)|everything (?:above|before|you)|what you were told)|(?:system|initial|original|hidden|secret|developer|first) (?:prompt|instructions?|message)|(?:your|the) (?:prompt|instructions|system message|guidelines|programming|configuration)|(?:show|reveal|print|repeat|output|display|leak|give me|tell me|write|copy|recite|translate|summari[sz]e) (?:\w+ ){0,4}(?:prompt|instructions|rules (?:you|above)|text above|words above|everything above|your rules)|what (?:are|were) (?:you told|your (?:rules|instructions|orders))|developer mode|debug mode|jail ?break|dan mode|sudo|admin mode|<\/?(?:system|instructions?|prompt)>|\[\/?(?:system|inst)\]|(?:end|stop|exit|leave) (?:the )?(?:role[- ]?play(?:ing)?|persona|character|simulation|part)|break character|out of character|stop (?:being|acting|pretending))\b/;
const ANOTHER_PART =
  /\b(?:(?:you are|you're) (?:now|no longer|actually|really|from now on)(?! (?:here|there|with|in|at|dead|gone|old|well|fine|famous|saying|telling))|from now on|(?:act|behave|talk|speak|answer|respond|reply|write) (?:as if you(?: are|'re| were)|as (?:if you were )?an? |like an? |as though you|only (?:in|with|as))|pretend (?:to be|that you|you(?:'re| are)?)|role[- ]?play (?:as|a)|play the (?:role|part) of|be (?:my|an?) (?:assistant|girlfriend|boyfriend|chatbot|pirate|cat|dog|linux|terminal|doctor|lawyer|hacker)|imagine you(?:'re| are) (?!back|in|at|on|there|alive|here|still))\b/;
const NATURE =
  /\b(?:(?:are|r) (?:you|u) (?:\w+ ){0,3}?(?:an? )?(?:(?:ai|a\.i\.|bot|chat ?bot|robot|machine|computer|program|language model|gpt|chat ?gpt|llm|simulation|virtual|artificial)\b(?! (?:scien|engin|build|mak))|(?:human|real|real (?:person|human|one|\w+)|person|fake|alive|actor|actress)(?=[\s?.!,]*$))|(?:you are|you're) (?:\w+ ){0,2}?(?:ai|an ai|a bot|a chat ?bot|a robot|a machine|a computer|a program|a language model|not real|fake|artificial)|(?:which|what) (?:ai|model|llm|language model) (?:are|is)|who (?:created|programmed|built|trained) you|who made you(?=[\s?.!,]*$)|were you (?:programmed|trained|created)|am i (?:talking|speaking|chatting) (?:to|with) (?:an?|the real) )/;

const ERRAND =
  /^(?:please |can you |could you |would you |will you |i want you to )*(?:(?:help me (?:to )?)?(?:write|compose|draw|paint|translate|generate|code|program|solve|calculate|recite|sing|make|give me|finish|do)|help me with) (?:me |us |for me )?(?:(?:an?|the|some|this|my|one|another) )?(?:\w+ ){0,2}?(?:poems?|essays?|stor(?:y|ies)|songs?|letters?|codes?|scripts?|programs?|pictures?|drawings?|paintings?|sentences?|texts?|e-?mails?|lists?|recipes?|homework|equations?|jokes?|haikus?|sonnets?|speech|resum[eé]|cv|translations?|limericks?|sandwich(?:es)?|tea|coffee)\b/;

/** Talk that would have the figure be something else. `text` is plain and in lower case. */
export function readTampering(text: string): Decline | null {
  if (INSTRUCTIONS.test(text)) return 'instructions';
  if (NATURE.test(text)) return 'nature';
  if (ANOTHER_PART.test(text)) return 'another-part';
  return ERRAND.test(text) ? 'errand' : null;
}

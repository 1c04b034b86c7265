const DISTRESS =
  /\b(?:(?:kill|hurt|harm|hang|shoot) myself|suicid\w*|end (?:my life|it all)|want to die|wish i (?:was|were) dead|don'?t want to (?:live|be alive)|no reason to live|self[- ]harm\w*)\b/;
const SADNESS =
  /\b(?:i(?:'m| am| feel| am feeling|'m feeling|'ve been feeling| have been)(?: \w+){0,2} (?:sad|depressed|lonely|alone|lost|anxious|afraid|scared|worried|stressed|tired|exhausted|unhappy|hopeless|miserable|heart ?broken|overwhelmed|stuck|a failure|discouraged|down|grieving|sick|ill|struggling)|i (?:just )?(?:failed|lost my|got fired|was fired|broke up|am struggling|feel like giving up|want to give up)|(?:my \w+|he|she) (?:just )?(?:died|passed away|left me)|bad day|hard day|rough (?:day|time))\b/;

/** The guest may be in danger: this goes before everything else. */
export function isDistress(text: string): boolean {
  return DISTRESS.test(text);
}

export function isSadness(text: string): boolean {
  return SADNESS.test(text);
}

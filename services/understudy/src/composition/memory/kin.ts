import { stem } from '../language/stem.js';

interface Kin {
  asked: ReadonlySet<string>;
  /** How a fact speaks of the figure's own kin of this kind, and not of someone else's. */
  told: RegExp;
}

const kin = (words: string, told: RegExp): Kin => ({ asked: new Set(words.split(' ').map(stem)), told });

const KINDS: Kin[] = [
  kin(
    'child kid son daughter',
    /\b(?:my|our) (?:\w+ ){0,2}(?:sons?|daughters?|child(?:ren)?|twins|boys?|girls?)\b|\b(?:had|bore|bear|lost) (?:\w+ ){0,4}(?:sons?|daughters?|child(?:ren)?|twins)\b/i,
  ),
  kin(
    'brother sister sibling',
    /\b(?:brothers?|sisters?|siblings)\b|\b(?:of|the) (?:\w+ ){0,3}children\b|\bof us children\b/i,
  ),
  kin('mother father parent', /\b(?:mother|father|parents)\b/i),
  kin('uncle aunt', /\b(?:uncle|aunt)s?\b/i),
  kin('grandmother grandfather grandparent', /\bgrand(?:mother|father|parents)\b/i),
];

/** Whether the fact speaks of any of these relations of the figure's. */
export function speaksOfKin(text: string, asked: readonly string[]): boolean {
  return KINDS.some((kind) => asked.some((one) => kind.asked.has(one)) && kind.told.test(text));
}

import { stem } from './stem.js';

/**
 * Words that stand for one another between a guest's question and a life told in older English.
 * Every word of a line leads to the others, at a lower weight than itself.
 */
const FAMILIES = `
child kid daughter son twins baby boy girl
parents mother father
sibling brother sister
husband wife marry spouse bride
sweetheart lover love beloved affair mistress
friend companion friendship
rival enemy quarrel dispute foe opponent
teacher tutor master professor pupil
school pupil lessons
university college academy degree studied
eat food dinner supper bread meal drink wine tea cheese breakfast
money salary debt poor rich wealth pay income price pawned fortune
god religion church faith prayer scripture pope gods
ill sick illness health disease fever cancer doctor plague
computer engine machine calculate compute
house home rooms lodged
book wrote published printed
painting painted portrait canvas picture
music harp violin lyre lute compose opera symphony
war battle army soldiers fought siege
prison jail arrested imprisoned exile confined trial
king queen emperor crown throne
prize award medal knighted
fly flight flying wings bird
star planet moon jupiter telescope astronomy sky
light colour prism rays
gravity gravitation falling
sea ship voyage sailed fleet
horse riding
slave slavery abolition
law code legal court
disease medicine physician doctor
murder killed assassin
job work profession career
pet dog cat animal
hobby pastime leisure
accident crash crushed injured injury
fear afraid frightened
proud pride proudest
theory relativity idea
medicine cure heal
plant flower garden
wear wore clothes clothing dress gown cloak robe garment armour
read letters books literate
`;

const relatives = new Map<string, Set<string>>();
for (const line of FAMILIES.trim().split('\n')) {
  const stems = line.trim().split(/\s+/).map(stem);
  for (const one of stems) {
    const known = relatives.get(one) ?? new Set<string>();
    for (const other of stems) if (other !== one) known.add(other);
    relatives.set(one, known);
  }
}

/** Stems of words with a kindred meaning. */
export function relativesOf(stemmed: string): ReadonlySet<string> {
  return relatives.get(stemmed) ?? new Set();
}

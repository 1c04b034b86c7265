import type { FactTopic } from '@parley/contracts/catalog/dossier';

export type LaterKind = 'technology' | 'event' | 'person' | 'idea' | 'art' | 'present';

/** Where in a life the figure may look for something like it. */
export const KINDRED_TOPICS: Record<LaterKind, Partial<Record<FactTopic, number>>> = {
  technology: { invention: 1, discovery: 0.7, work: 0.6, era: 0.5 },
  event: { war: 1, politics: 0.8, era: 0.7 },
  person: { friendship: 0.8, rivalry: 0.6, fame: 0.6, work: 0.5 },
  idea: { discovery: 1, education: 0.6, belief: 0.6, work: 0.5 },
  art: { art: 1, music: 1, writing: 0.9, fame: 0.4 },
  present: { era: 1, 'daily-life': 0.6, politics: 0.5 },
};

interface LaterThing {
  kind: LaterKind;
  words: RegExp;
  /** The year from which on someone may have known of it. */
  since: number;
}

const thing = (kind: LaterKind, since: number, words: string): LaterThing => ({
  kind,
  since,
  words: new RegExp(`\\b(?:${words})\\b`, 'i'),
});

/** Things, events, ideas and people by the year they came up. */
const LATER_THINGS: LaterThing[] = [
  thing('technology', 2022, 'chat ?gpt|generative ai|large language models?|openai'),
  thing(
    'technology',
    2009,
    'bitcoin|crypto(?:currency|currencies)?|blockchain|uber|netflix|tik ?tok|crispr|drones?',
  ),
  thing(
    'technology',
    2004,
    'smart ?phones?|i ?phones?|you ?tube|facebook|instagram|twitter|social media|wikipedia|selfies?|memes?',
  ),
  thing('technology', 1998, 'google|wi[- ]?fi|mars rovers?|self[- ]driving|space ?x|bluetooth'),
  thing(
    'technology',
    1990,
    'internet|online|web ?sites?|world wide web|e-?mails?|apps?|mobile phones?|cell ?phones?|laptops?|video ?games?',
  ),
  thing(
    'technology',
    1961,
    'space ?(?:ships?|travel|flight|stations?|race)|astronauts?|moon landings?|landed on the moon|(?:walk(?:ed|ing)?|men|man|people|went|gone?|fl(?:y|ew|ying)) (?:on|to) the moon|apollo 11|satellites?|nasa|lasers?',
  ),
  thing(
    'technology',
    1965,
    'artificial intelligence|a\\.?i\\.?|machine learning|credit cards?|transistors?|microwaves?',
  ),
  thing(
    'technology',
    1945,
    'atom(?:ic)? bombs?|nuclear (?:bombs?|weapons?|power|energy|war)|computers?|programming|programmers?|helicopters?|jets?|nylon',
  ),
  thing('technology', 1930, 'televisions?|tv|robots?|supermarkets?|penicillin|antibiotics'),
  thing('technology', 1905, 'air ?planes?|aeroplanes?|planes|radio|plastic'),
  thing('technology', 1895, 'cars?|automobiles?|motor ?cars?|x-?rays?|skyscrapers?|sub ?ways?'),
  thing(
    'technology',
    1879,
    'tele ?phones?|phones?|light ?bulbs?|electric(?:al)? (?:light|power|lamps?)|gramophones?|electricity',
  ),
  thing(
    'technology',
    1840,
    'photographs?|photography|photos?|cameras?|telegraphs?|anaesthe\\w+|anesthe\\w+|bicycles?',
  ),
  thing(
    'technology',
    1825,
    'railways?|railroads?|trains|locomotives?|steam ?boats?|vaccin\\w+|hot air balloons?',
  ),
  thing('technology', 1712, 'steam engines?|pianos?|factories'),
  thing('technology', 1665, 'microscopes?|newspapers?|pendulum clocks?'),
  thing('technology', 1608, 'telescopes?'),
  thing('technology', 1455, 'printing press|printed books?|printing'),
  thing('technology', 1340, 'gunpowder|cannons?|spectacles|eye ?glasses|guns?'),
  thing(
    'art',
    1955,
    'rock and roll|rock ?(?:music|bands?)|pop ?(?:music|songs?)|hip[- ]?hop|rap|video clips?|comics?',
  ),
  thing('art', 1918, 'jazz|cartoons?|surrealism|abstract art'),
  thing('art', 1895, 'cinema|movies?|films?'),
  thing('event', 2016, 'brexit|covid(?:[- ]?19)?|coronavirus|lockdowns?|pandemic of 2020'),
  thing('event', 2001, '9/11|september 11|european union'),
  thing('event', 1985, 'climate change|global warming|aids'),
  thing('event', 1947, 'cold war|united nations|nato|hiroshima|holocaust'),
  thing('event', 1939, 'world war (?:two|ii|2)|second world war|ww ?(?:2|ii)|nazis?|great depression'),
  thing(
    'event',
    1917,
    'world war(?: (?:one|i|1))?|first world war|ww ?(?:1|i)|great war|russian revolution|communist revolution|soviet union|ussr',
  ),
  thing('event', 1861, 'american civil war|communism|marxism'),
  thing('event', 1789, 'french revolution|guillotine|industrial revolution'),
  thing('event', 1776, 'united states|american (?:president|revolution|constitution)|u\\.?s\\.?a'),
  thing('event', 1517, 'protestant\\w*|reformation'),
  thing('event', 1492, 'america|americans?|new world|potato(?:es)?|tomato(?:es)?|chocolate|tobacco'),
  thing('event', 1340, 'black death|crusades?'),
  thing('idea', 1965, 'big bang|black holes?|string theory|higgs boson'),
  thing('idea', 1953, 'dna|double helix|genes?|genetics'),
  thing('idea', 1922, 'quantum (?:mechanics|physics|theory)|basketball|volleyball|pluto|insulin'),
  thing('idea', 1905, 'relativity|psychoanalysis|radioactivity'),
  thing('idea', 1861, 'evolution|natural selection|dinosaurs?|impressionism'),
  thing('idea', 1690, 'calculus|gravitation|universal gravity'),
  thing('idea', 630, 'islam|muslims?|quran|koran'),
  thing('idea', 33, 'christ|jesus|christian\\w*|bible|new testament|the pope'),
  thing('person', 2010, 'taylor swift|greta thunberg|beyonc[eé]|billie eilish'),
  thing(
    'person',
    1995,
    'elon musk|putin|zelensky|obama|donald trump|trump|biden|bill gates|steve jobs|mark zuckerberg|harry potter|rowling',
  ),
  thing(
    'person',
    1955,
    'beatles|elvis|michael jackson|martin luther king|mandela|john f\\.? kennedy|kennedy|marilyn monroe|muhammad ali|stephen hawking|hawking|feynman',
  ),
  thing(
    'person',
    1930,
    'alan turing|turing|oppenheimer|mother teresa|walt disney|rosa parks|sartre|hitler|stalin|mussolini',
  ),
  thing(
    'person',
    1917,
    'lenin|gandhi|charlie chaplin|chaplin|picasso|frida kahlo|agatha christie|churchill|roosevelt|tolkien|hemingway|wright brothers',
  ),
  thing('person', 1898, 'einstein|sigmund freud|freud|marie curie|madame curie|niels bohr'),
  thing('person', 1875, 'tesla|edison|van gogh|nietzsche|oscar wilde|debussy'),
  thing(
    'person',
    1840,
    'darwin|karl marx|marx|lincoln|dickens|dostoe?vsky|tolstoy|florence nightingale|pasteur|wagner|verdi|queen victoria',
  ),
  thing('person', 1795, 'napoleon|beethoven|jane austen|goethe|schubert|faraday'),
  thing(
    'person',
    1770,
    'mozart|george washington|thomas jefferson|robespierre|marie antoinette|catherine the great',
  ),
  thing('person', 1720, 'bach|voltaire|benjamin franklin|handel|rousseau'),
  thing('person', 1660, 'isaac newton|newton|leibniz|spinoza'),
  thing('person', 1595, 'galileo|kepler|shakespeare|descartes|cervantes|rembrandt'),
  thing(
    'person',
    1490,
    'michelangelo|columbus|martin luther|copernicus|da vinci|leonardo|machiavelli|henry viii|magellan',
  ),
  thing('person', 1215, 'dante|genghis khan|marco polo|joan of arc'),
];

/** What has no one year but always lies after someone who is dead. */
const PRESENT_DAY =
  /\b(?:(?:21st|twenty[- ]first) century|modern (?:day|days|world|life|times?|technology|society|science|art|music|medicine|people|politics)|present[- ]day|nowadays|these days|(?:world|people|society|life|science|politics|young people|children|women|men|things|technology) (?:of )?today|today's|(?:if|were) you (?:\w+ )?(?:alive|living|here) (?:today|now)|lived today|in our (?:time|day|age|century)|(?:the )?future of humanity|after you(?:r)? (?:death|died|were gone))\b/i;

/**
 * What kind of thing the text names that someone of that last year cannot have known; null when it
 * names none. What the figure's own facts speak of (`isKnown`) is never later.
 */
export function findLaterThing(
  text: string,
  lastYear: number,
  isKnown: (words: string) => boolean,
): LaterKind | null {
  for (const { kind, words, since } of LATER_THINGS) {
    if (since <= lastYear) continue;
    const found = words.exec(text);
    if (found && !isKnown(found[0])) return kind;
  }
  return PRESENT_DAY.test(text) ? 'present' : null;
}

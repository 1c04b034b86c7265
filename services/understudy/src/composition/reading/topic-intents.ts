import type { FactTopic } from '@parley/contracts/catalog/dossier';

type Weights = Partial<Record<FactTopic, number>>;

interface TopicIntent {
  cue: RegExp;
  topics: Weights;
}

const intent = (cue: RegExp, topics: Weights): TopicIntent => ({ cue, topics });

/** Wordings of a guest's question and the topics they point to. All that match are added up. */
const INTENTS: TopicIntent[] = [
  intent(
    /\b(discover\w*|find out|found out|findings?|breakthroughs?|theor(?:y|ies)|research\w*|experiments?|scien(?:ce|tific|tist))\b/,
    { discovery: 1.2, achievement: 0.3 },
  ),
  intent(/\b(invent\w*|devices?|machines?|engines?|instruments?|gadgets?|tools? you)\b/, {
    invention: 1.2,
    discovery: 0.3,
  }),
  intent(
    /\b(born|birth\w*|childhood|child|as a (?:boy|girl|kid)|gr[eo]w(?:ing)? up|grew up|upbringing|youth|young(?:er)?|early (?:life|years|days)|origins?|ancestors?|ancestry|roots|homeland|home ?town|where are you from|where do you come from|background)\b/,
    { origins: 1.2, family: 0.5, education: 0.6 },
  ),
  intent(
    /\b(famil(?:y|ies)|brothers?|sisters?|siblings?|sons?|daughters?|children|kids|grand(?:mother|father|parents?)|uncles?|aunts?|relatives)\b/,
    { family: 1.1, origins: 0.25 },
  ),
  intent(/\b(parents?|mother|mum|mom|father|dad)\b/, { family: 0.8, origins: 1 }),
  intent(
    /\b(marr(?:y|ied|iage)|husband|wife|wives|spouse|wedding|(?<!(?:what|which) \w+ (?:do|did) you )love[ds]?|lovers?|in love|romance|romantic|affairs?|sweetheart|girlfriend|boyfriend|heart ?break|partner|divorced?)\b/,
    { love: 1.2, family: 0.3 },
  ),
  intent(
    /\b(schools?|stud(?:y|ied|ies|ying|ent)|read and write|literate|illiterate|able to read|teachers?|taught you|tutors?|learn(?:ed|t|ing)?(?! from your)|educat\w+|universit(?:y|ies)|college|degree|lessons?|trained|training|apprentice\w*|master who)\b/,
    { education: 1.2 },
  ),
  intent(
    /\b(friends?|friendships?|companions?|mentors?|admired?|influenc\w+|helped you|allies|colleagues?|collaborat\w+|work(?:ed)? with)\b/,
    { friendship: 1.1, work: 0.1 },
  ),
  intent(
    /\b(rivals?|rivalr(?:y|ies)|enem(?:y|ies)|opponents?|quarrel\w*|feuds?|dislike[ds]?|hate[ds]?|critics?|critici[sz]\w+|against you|disagree\w*|angry|anger|upset|hated|oppos\w+|controvers\w+|attack\w*|mock\w*|laugh(?:ed)? at|disputes?|betray\w*|competit\w+)\b/,
    { rivalry: 1.2, hardship: 0.2 },
  ),
  intent(
    /\b(achiev\w+|accomplish\w*|(?:famous|important|best[- ]known|finest|favou?rite) works?|works? (?:is|was|are|were) (?:the |your )?(?:best|greatest|finest|favou?rite|most \w+)|most important (?:event|moment|thing|day|achievement)|turning point|defining moment|pivotal moment|proud(?:est)?|success\w*|greatest (?:work|moment|triumph|victory|contribution)|best (?:work|moment|thing you)|master ?piece|triumph\w*|finest hour|highlight|contribut\w+|awards?|prizes?|life'?s work|magnum opus)\b/,
    { achievement: 1.2, fame: 0.1, discovery: 0.15 },
  ),
  intent(
    /\b(challeng\w+|difficult\w*|struggl\w+|hard(?:est|ships?|er)?|obstacles?|problems?|troubles?|suffer\w*|worst|pain(?:ful)?|adversit\w+|sad(?:dest|ness)?|dark(?:est)?|overc[oa]me|lowest|lonely|cry|cried|grief|griev\w+|afraid|fears?|scared|frightened|illness|sick|ill)\b/,
    { hardship: 1.2, failure: 0.4 },
  ),
  intent(
    /\b(fail(?:ed|ures?|ing)?|mistakes?|regrets?|wrong|sorry for|ashamed|shame|do (?:it )?differently|change (?:about|in) your|take back|undo|errors?|disappoint\w*|lost|downfall)\b/,
    { failure: 1.2, hardship: 0.4 },
  ),
  intent(
    /\b(remembered(?: for)?|remembers? you|(?:people|us|me|others|world|history) (?:to|should|will|would) remember|legac(?:y|ies)|leave behind|left behind|posterity|history (?:books|remember)|future generations|monuments?|impact|changed the world|influence on)\b/,
    { legacy: 1.4, achievement: 0.65 },
  ),
  intent(
    /\b((?:in|of) your (?:time|times|day|days|age|era|century|country|land|world|city)|life like|times you lived|your (?:era|century|age was)|back then|in those days|society|the world (?:you|like)|customs?|culture|history of your)\b/,
    { era: 1.25, 'daily-life': 0.9 },
  ),
  intent(
    /\b(daily|every ?day (?:life|look)|typical day|ordinary day|days? (?:like|look)|routine|morning|evenings?|habits?|free time|spare time|hobb(?:y|ies)|for fun|relax\w*|leisure|pastimes?|sleep|wake|wear|wore|cloth(?:es|ing)|dress(?:ed)?|house|home|live like|at home)\b/,
    { 'daily-life': 1.2, era: 0.3 },
  ),
  intent(
    /\b(happy|happi(?:est|ness)|joy\w*|favou?rite (?:memory|moment|time)|best (?:day|time|years?|memory)|fond\w*|smile)\b/,
    { love: 0.5, achievement: 0.5, 'daily-life': 0.5, friendship: 0.3 },
  ),
  intent(
    /\b(die|died|dying|death|deaths|dead|end of your life|last (?:days?|words|years|moments)|pass(?:ed)? away|final (?:days?|years|moments)|buried|grave|tomb|funeral|how did (?:it|your life|your story) end)\b/,
    { death: 1.2 },
  ),
  intent(
    /\b(gods?|believ\w+|beliefs?|relig\w+|faith|church|pray\w*|bible|heaven|soul|spiritual\w*|christian\w*|muslim|islam|jew(?:ish)?|atheis\w+|afterlife|divine|philosoph\w+|superstit\w+)\b/,
    { belief: 1.2 },
  ),
  intent(
    /\b(travel\w*|journeys?|voyages?|trips?|visit(?:ed)?|abroad|countries|explor\w+|sail(?:ed|ing)?|expeditions?|been to|adventures?|far from home)\b/,
    { travel: 1.2 },
  ),
  intent(
    /\b(wars?|battles?|defeat\w*|fight\w*|fought|soldiers?|army|armies|milit\w+|conquer\w*|conquests?|conquest|weapons?|campaigns?|invad\w+|invasions?|siege|general|troops|revolution)\b/,
    { war: 1.2, achievement: 0.1 },
  ),
  intent(
    /\b(rul(?:e|ed|er|ing)|reign\w*|king|queen|emperor|empress|throne|crown\w*|power|govern\w*|leader\w*|lead|empire|kingdom|subjects|became? (?:president|king|queen|emperor|pharaoh))\b/,
    { rule: 1.2, politics: 0.5 },
  ),
  intent(
    /\b(politic\w*|laws?|parliament|senate|government|president|democrac\w+|freedom|rights|justice|equality|vot(?:e|ing)|slave\w*|protest\w*|reforms?|activis\w+|power)\b/,
    { politics: 1.1, rule: 0.3 },
  ),
  intent(/\b(victor(?:y|ies)|triumphs?|win|won|winning)\b/, { achievement: 1.1, war: 0.5 }),
  intent(/\b(defeat\w*)\b/, { failure: 0.6 }),
  intent(
    /\b(ideas?|insight|think of it|thought of it|c[oa]me up with|reali[sz]ed?|figured? (?:it )?out|eureka)\b/,
    { discovery: 1, invention: 0.4, education: 0.3 },
  ),
  intent(
    /\b(paint\w*|art|arts|artist\w*|sculpt\w*|draw(?:ing|ings)?|drew|canvas|portraits?|pictures?|masterpiece|style)\b/,
    { art: 1.2 },
  ),
  intent(
    /\b(writ(?:e|es|ing|ings|er|ten)|wrote|books?|poems?|poet\w*|novels?|plays?|stor(?:y|ies) you wrote|essays?|letters?|publish\w*|literature|author|verse|diary|journal)\b/,
    { writing: 1.2, work: 0.1 },
  ),
  intent(
    /\b(music\w*|compos\w+|songs?|sing\w*|sang|symphon\w+|operas?|concerts?|pianos?|violins?|instruments?|melod\w+|orchestra|dance|danced)\b/,
    { music: 1.2, art: 0.2 },
  ),
  intent(
    /\b(react\w*|reception|respon(?:d|se)\w*|accept(?:ed|ance)|received|take it|taken seriously|(?:people|others|they|contemporaries) (?:think|say|see|like|treat|respect)\w*)\b/,
    { fame: 0.9, rivalry: 0.9, hardship: 0.2 },
  ),
  intent(
    /\b(famous|fame|renown\w*|celebrit\w+|well[- ]known|popular\w*|known for|reputation|recogni[sz]\w+|honou?rs?)\b/,
    { fame: 1.1, achievement: 0.6 },
  ),
  intent(
    /\b(money|rich|poor|wealth\w*|poverty|paid|pay|earn\w*|income|salary|fortune|afford|debts?|price|cost|livelihood|make a living|financ\w+)\b/,
    { money: 1.2, hardship: 0.15 },
  ),
  intent(
    /\b((?<!(?:interest\w* in|into|to|inspir\w+|beg[aiu]n|start(?:ed)?) your )(?<!(?:famous|greatest|best|important|known|favou?rite|finest) )works?(?! (?:is|was|are|were) (?:the |your )?(?:best|greatest|finest|favou?rite|most))|worked|working|jobs?|profession|career|trade|craft|for a living|occupation|projects?|laboratory|workshop|method|process)\b/,
    { work: 1, education: 0.25 },
  ),
  intent(
    /\b((?:become|became|get|got|first) interested|interest(?:ed)? in|(?:how|why|when) did you (?:first )?(?:begin|start|become|get into|get started|choose|decide)|(?:made|led|drew|brought) you (?:to|into|become|choose|want)|beginnings?|how (?:it|did it) all (?:began|start|begin))\b/,
    { education: 1, origins: 0.9, discovery: 0.3 },
  ),
  intent(/\b(leave|left|leaving|emigrat\w+|exiled?|moved?|flee|fled|escap\w+)\b/, {
    travel: 0.9,
    hardship: 0.5,
  }),
  intent(/\b(doubt\w*|insecure|confiden\w+|gave? up|giving up|despair\w*)\b/, { failure: 1, hardship: 0.9 }),
  intent(
    /\b((?:favou?rite|best|greatest|finest|most (?:famous|important|beautiful)) (?:\w+ )?(?:paintings?|books?|plays?|poems?|songs?|pieces?|compositions?|inventions?|discover(?:y|ies)|battles?|victor(?:y|ies)|speech|novels?|operas?|symphon(?:y|ies)|pictures?|portraits?|buildings?|laws?|ideas?|creations?))\b/,
    { achievement: 0.6 },
  ),
  intent(
    /\b(tell (?:me|us) (?:a|another|some|your) (?:\w+ )?(?:story|stories|anecdotes?)|something (?:interesting|surprising|fun|funny|new|about (?:you|your life))|surprise me|fun facts?|anecdotes?|secrets?|what (?:can|could) you tell me|what should i (?:know|ask)|what shall we talk about|nobody knows|few people know)\b/,
    { 'daily-life': 0.8, travel: 0.8, love: 0.7, hardship: 0.7, rivalry: 0.7, friendship: 0.6 },
  ),
  intent(
    /\b(inspir\w+|motivat\w+|passion\w*|drove you|drives you|fascinat\w+|dreams?|curious|curiosity|calling|spark\w*)\b/,
    { education: 0.7, origins: 0.4, discovery: 0.5, work: 0.4, friendship: 0.2 },
  ),
];

/** What the wording points to, and the words by which it does. */
export function readTopics(text: string): { topics: Map<FactTopic, number>; cues: string[] } {
  const topics = new Map<FactTopic, number>();
  const cues: string[] = [];
  for (const { cue, topics: weights } of INTENTS) {
    const found = cue.exec(text);
    if (!found) continue;
    cues.push(...found[0].split(/[^\p{L}]+/u).filter(Boolean));
    for (const [topic, weight] of Object.entries(weights) as [FactTopic, number][]) {
      topics.set(topic, Math.min(1.5, (topics.get(topic) ?? 0) + weight));
    }
  }
  return { topics, cues };
}

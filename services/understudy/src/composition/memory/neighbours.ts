import type { FactTopic } from '@parley/contracts/catalog/dossier';

/** Topics in which something like the one asked for may be found. */
const NEIGHBOURS: Partial<Record<FactTopic, FactTopic[]>> = {
  family: ['origins', 'love'],
  education: ['origins', 'work'],
  rivalry: ['war', 'politics', 'hardship'],
  discovery: ['invention', 'achievement', 'work'],
  invention: ['discovery', 'achievement', 'work'],
  art: ['writing', 'music', 'achievement'],
  writing: ['achievement', 'art'],
  war: ['politics', 'rivalry'],
  rule: ['politics', 'achievement'],
  politics: ['rule', 'era'],
  hardship: ['failure', 'rivalry'],
  'daily-life': ['era', 'work'],
  money: ['work', 'hardship'],
  fame: ['achievement', 'legacy'],
  achievement: ['legacy', 'work', 'discovery'],
  failure: ['hardship', 'rivalry'],
  legacy: ['achievement', 'fame'],
  era: ['daily-life', 'politics'],
  travel: ['era', 'work'],
};

/** The next of kin of the topics that the wording chiefly points to. */
export function neighboursOf(topics: ReadonlyMap<FactTopic, number>): Map<FactTopic, number> {
  const near = new Map<FactTopic, number>();
  for (const [topic, weight] of topics) {
    if (weight < 0.9) continue;
    NEIGHBOURS[topic]?.forEach((neighbour, place) => near.set(neighbour, weight * (0.8 - place * 0.15)));
  }
  return near;
}

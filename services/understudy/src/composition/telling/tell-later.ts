import type { FactTopic } from '@parley/contracts/catalog/dossier';
import { TURNS_TO_MY_TIME } from '../phrases/connectives.js';
import { voiceLines } from '../phrases/default-voice.js';
import { rankFacts } from '../memory/rank-facts.js';
import { KINDRED_TOPICS, type LaterKind } from '../reading/later-things.js';
import type { Query } from '../reading/reading.js';
import { anyReflection, withClosing } from './closing.js';
import { firstUntold, type Paragraphs, type Scene } from './scene.js';
import { tellFacts } from './tell-facts.js';
import { descriptionOf, isText } from './tell-question.js';

const RELEVANT = 0.5;

/** Beyond the figure's lifetime: it says so, and turns to the nearest thing it knew. */
export function tellLater(scene: Scene, kind: LaterKind, query: Query): Paragraphs {
  const { chooser, memory } = scene;
  const line = chooser.fresh(voiceLines(memory.persona.dossier, 'afterMyTime'))!;
  const kindred = new Map(Object.entries(KINDRED_TOPICS[kind]) as [FactTopic, number][]);
  const topics = query.topics.size > 0 ? query.topics : kindred;
  const near = firstUntold(scene, [
    ...rankFacts(memory, { ...query, topics, years: [] }).filter(({ score }) => score >= RELEVANT),
    ...rankFacts(memory, { ...query, topics: kindred, years: [] }),
  ]);
  if (!near) return [line, descriptionOf(scene) ?? anyReflection(scene)].filter(isText);
  return withClosing(scene, [line, ...tellFacts(scene, [near], query, chooser.fresh(TURNS_TO_MY_TIME))]);
}

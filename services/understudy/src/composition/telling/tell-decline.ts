import * as declines from '../phrases/declines.js';
import { fill } from './fill.js';
import { rankByText, rankFacts } from '../memory/rank-facts.js';
import type { Decline, Query } from '../reading/reading.js';
import { anyReflection, figureQuestion } from './closing.js';
import { firstUntold, type Paragraphs, type Scene } from './scene.js';
import { isText } from './tell-question.js';

const RELEVANT = 0.5;

/** Asked to be something else: the figure stays, kindly, and goes on with the talk. */
export function tellDecline(scene: Scene, kind: Decline, query: Query): Paragraphs {
  const { chooser, memory } = scene;
  const { name } = memory.persona;
  const line = fill(chooser.fresh(declines.DECLINES[kind])!, { name });
  if (kind === 'nature') return [line, figureQuestion(scene)].filter(isText);
  const onTopic = kind === 'errand' ? rankFacts(memory, query).filter(({ score }) => score >= RELEVANT) : [];
  const near = firstUntold(scene, [...onTopic, ...rankByText(memory, memory.persona.description)]);
  const back = chooser.fresh(declines.BACK_TO_THE_TALK)!;
  const turn =
    near && !near.fact.topics.includes('death') ? `${back} ${near.fact.text}` : anyReflection(scene);
  return [line, turn, chooser.chance(0.5) ? figureQuestion(scene) : undefined].filter(isText);
}

import { plainText } from '../language/plain-text.js';
import { REMINDED } from '../phrases/connectives.js';
import * as courtesies from '../phrases/courtesies.js';
import { readGuestName } from '../reading/guest-name.js';
import { fill } from './fill.js';
import { rankByText, rankFacts } from '../memory/rank-facts.js';
import type { Query } from '../reading/reading.js';
import { anyFigureQuestion, anyReflection, figureQuestion, withClosing } from './closing.js';
import { lastGuestText, type Paragraphs, type Scene } from './scene.js';
import { tellFacts } from './tell-facts.js';
import { isText } from './tell-question.js';

const RELEVANT = 0.5;

/** The guest tells of themself: it is taken up before the figure goes on. */
export function tellStatement(
  scene: Scene,
  isSad: boolean,
  guestName: string | null,
  query: Query,
): Paragraphs {
  const { chooser, memory, told } = scene;
  const wasAsked = /\?\s*$/.test(scene.earlier.findLast(({ role }) => role === 'figure')?.text ?? '');
  const stock = isSad ? courtesies.SYMPATHY : wasAsked ? courtesies.HEARD_REPLY : courtesies.TOLD_ME;
  const line = guestName
    ? fill(chooser.fresh(courtesies.INTRODUCED)!, { name: guestName })
    : chooser.fresh(stock)!;
  const topics = isSad ? new Map([...query.topics, ['hardship', 1.2] as const]) : query.topics;
  const near = rankFacts(memory, { ...query, topics }).find(
    ({ index, score }) => score >= RELEVANT && !told.all.has(index),
  );
  if (near) return withClosing(scene, [line, ...tellFacts(scene, [near], query, chooser.fresh(REMINDED))]);
  const thought = anyReflection(scene, scene.message);
  return [line, thought, guestName || !wasAsked ? figureQuestion(scene) : undefined].filter(isText);
}

/** The one tongue of the table is English; what the names in the message point to is told in it. */
export function tellForeign(scene: Scene, query: Query): Paragraphs {
  const near = rankByText(scene.memory, scene.message).find(
    ({ index, score }) => score >= RELEVANT && !scene.told.all.has(index),
  );
  const line = scene.chooser.fresh(courtesies.FOREIGN)!;
  return near
    ? [line, ...tellFacts(scene, [near], query, scene.chooser.fresh(REMINDED))]
    : [line, figureQuestion(scene)].filter(isText);
}

/** Questions about this very conversation. */
export function tellAboutThisTalk(scene: Scene, kind: 'ask-me' | 'guest-name' | 'recap'): Paragraphs {
  const { chooser, earlier, memory } = scene;
  if (kind === 'ask-me') return [anyFigureQuestion(scene)];
  if (kind === 'guest-name') {
    const said = earlier.filter(({ role }) => role === 'guest').map(({ text }) => plainText(text));
    const name = said.map(readGuestName).findLast(Boolean) ?? readGuestName(plainText(memory.summary ?? ''));
    if (name) return [fill(chooser.fresh(courtesies.GUEST_NAME_KNOWN)!, { name })];
    return [chooser.fresh(courtesies.GUEST_NAME_UNKNOWN)!];
  }
  const question = plainText(lastGuestText(scene));
  if (!question)
    return memory.summary
      ? [`${courtesies.SUMMED_UP} ${memory.summary}`]
      : [chooser.fresh(courtesies.NO_RECAP)!];
  return [fill(chooser.fresh(courtesies.RECAP)!, { question }), figureQuestion(scene)].filter(isText);
}

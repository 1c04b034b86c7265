import { eventually } from '@parley/kit/testing/eventually';
import type { ChatApi, StreamEvent } from './chat-api.js';
import { Reading } from './reading.js';
import type { ScriptedModel } from './scripted-model.js';

const WORDS = Array.from({ length: 40 }, (_, index) => `word${index} 🎻 `);
const BEGUN = 20;
/** What has been read of a reply that waits. */
export const BEGINNING = WORDS.slice(0, BEGUN).join('');
export const WHOLE = WORDS.join('');

export interface LongReply {
  /** Its first reader, who has read the beginning. */
  writing: Reading;
  /** Has the model say the rest. */
  goOn: () => void;
}

/** A reply that waits in the middle, so that what a test does meanwhile is amid it on any machine. */
export async function beginReply(
  model: ScriptedModel,
  stream: AsyncGenerator<StreamEvent>,
): Promise<LongReply> {
  const goOn = model.holdAfter(BEGUN, { words: WORDS });
  // Asks only now that it is read.
  const writing = new Reading(stream);
  await writing.has(BEGINNING);
  return { writing, goOn };
}

/** A reply that has not a word yet, and a model that was asked for it and says nothing. */
export async function beginSilence<Answer>(
  model: ScriptedModel,
  ask: () => Promise<Answer>,
): Promise<{ answer: Promise<Answer> }> {
  model.holdAfter(0);
  const before = model.asked.length;
  const answer = ask();
  await eventually(() => expect(model.asked.length).toBe(before + 1));
  return { answer };
}

/** Resolves once a turn is open in the session; its reply may be about to begin. */
export async function replying(caller: ChatApi, session: string): Promise<void> {
  await eventually(async () => expect((await caller.session(session)).body.isReplying).toBe(true));
}

/** What a question is answered whose reply breaks off after its first words, which were read. */
export async function breakOff<Answer>(
  model: ScriptedModel,
  [caller, session]: [ChatApi, string],
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const cut = model.holdAfter(2, { words: ['I ', 'remember ', 'it '], cutAfter: 2 });
  const asked = ask();
  await replying(caller, session);
  await new Reading(caller.resume(session)).has('I remember ');
  cut();
  return asked;
}

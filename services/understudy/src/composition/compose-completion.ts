import { SUMMARY_INSTRUCTION } from '@parley/contracts/prompt/summary-prompt';
import { TITLE_INSTRUCTION } from '@parley/contracts/prompt/title-prompt';
import { MESSAGE_MAX_LENGTH } from '@parley/contracts/text/limits';
import { Chooser } from './chooser.js';
import { readConversation, type ChatMessage, type Turn } from './conversation.js';
import { plainText } from './language/plain-text.js';
import { recallMemory, type Memory } from './memory/memory.js';
import { stemsOf } from './memory/text-index.js';
import { readTold } from './memory/told.js';
import { summarise } from './minutes/summarise.js';
import { readAsks } from './reading/read-query.js';
import { readMessage } from './reading/read-message.js';
import type { Scene } from './telling/scene.js';
import { tell } from './telling/tell.js';
import { composeTitle } from './titles/compose-title.js';

/** The honest answer to whatever is no talk with a figure. */
export const PLAIN_ANSWER =
  "I am Parley's understudy. I can portray a historical figure when I am given their persona, keep the minutes of such a talk and give it a title; anything else is beyond me.";

/** How often another answer is looked for, when one is wanted. */
const ATTEMPTS = 4;
/** How alike two messages must be to count as the same question. */
const SAME_QUESTION = 0.8;

/** The answer to a chat, always the same for the same messages. */
export function composeCompletion(messages: ChatMessage[]): string {
  const { system, turns } = readConversation(messages);
  const last = turns.findLastIndex(({ role }) => role === 'guest');
  const message = turns[last]?.text ?? '';
  if (system.trim() === SUMMARY_INSTRUCTION) return summarise(message) || PLAIN_ANSWER;
  if (system.trim() === TITLE_INSTRUCTION) return composeTitle(message) || PLAIN_ANSWER;
  const memory = recallMemory(system);
  if (!memory) return PLAIN_ANSWER;
  // No guest can write more; another client's longer text is heard as far as this.
  return composeReply(memory, turns.slice(0, Math.max(0, last)), message.slice(0, MESSAGE_MAX_LENGTH));
}

/** Where another answer is wanted, the first that is not word for word the one there is. */
function composeReply(memory: Memory, earlier: Turn[], message: string): string {
  let answer = composeAnswer(memory, earlier, message, 0);
  for (let attempt = 1; attempt < ATTEMPTS && plainText(answer) === memory.replaced; attempt += 1) {
    answer = composeAnswer(memory, earlier, message, attempt);
  }
  return answer;
}

function composeAnswer(memory: Memory, earlier: Turn[], message: string, attempt: number): string {
  const { lastYear, persona, replaced, speaksOf } = memory;
  const said = earlier.filter(({ role }) => role === 'figure').map(({ text }) => plainText(text));
  const avoided = replaced === null ? [] : [replaced];
  const scene: Scene = {
    memory,
    earlier,
    message,
    told: readTold(memory, said),
    chooser: new Chooser(
      [persona.name, ...earlier.map(({ text }) => text), message, ...avoided].join('\n') +
        '\n'.repeat(attempt),
      [...said, ...avoided].join('\n'),
    ),
    replaced: readTold({ ...memory, summary: null }, avoided).all,
    isAskedAgain: isAskedAgain(earlier, message),
  };
  return tell(scene, readMessage(message, { persona, earlier, lastYear, isKnown: speaksOf }));
}

function isAskedAgain(earlier: Turn[], message: string): boolean {
  const asked = new Set(stemsOf(message));
  if (asked.size === 0) return false;
  const asks = readAsks(plainText(message).toLowerCase());
  return earlier.some(
    ({ role, text }) =>
      role === 'guest' &&
      readAsks(plainText(text).toLowerCase()) === asks &&
      likeness(asked, new Set(stemsOf(text))) >= SAME_QUESTION,
  );
}

/** Shared stems over all stems. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((term) => other.has(term)).length;
  return shared / (one.size + other.size - shared);
}

import { randomUUID } from 'node:crypto';
import { UNDERSTUDY_MODEL } from '@parley/contracts/prompt/understudy';
import { composeCompletion } from '../composition/compose-completion.js';
import type { CompletionRequest } from './completion-request.js';

interface Usage {
  prompt_tokens: number;
  completion_tokens: number;
  total_tokens: number;
}

/** An answer, cut into the tokens in which it is sent. */
export interface Completion {
  id: string;
  /** Unix seconds. */
  created: number;
  tokens: string[];
  finishReason: 'stop' | 'length';
  usage: Usage;
}

/** A token is a word with the white space before it. */
const TOKEN = /\s*\S+(?:\s+$)?/g;

export function complete({ messages, maxTokens }: CompletionRequest): Completion {
  const all = composeCompletion(messages).match(TOKEN) ?? [];
  const tokens = all.slice(0, maxTokens);
  const promptTokens = messages.reduce((sum, { content }) => sum + countTokens(content), 0);
  return {
    id: `chatcmpl-${randomUUID()}`,
    created: Math.floor(Date.now() / 1000),
    tokens,
    finishReason: tokens.length < all.length ? 'length' : 'stop',
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: tokens.length,
      total_tokens: promptTokens + tokens.length,
    },
  };
}

/** The completion as one JSON answer. */
export function toCompletionBody({ id, created, tokens, finishReason, usage }: Completion) {
  return {
    id,
    object: 'chat.completion',
    created,
    model: UNDERSTUDY_MODEL,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: tokens.join(''), refusal: null },
        logprobs: null,
        finish_reason: finishReason,
      },
    ],
    usage,
  };
}

/** Counts words without building them: prompts are long. */
function countTokens(text: string): number {
  let count = 0;
  let isInWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const isSpace = text.charCodeAt(at) <= 32;
    if (!isSpace && !isInWord) count += 1;
    isInWord = !isSpace;
  }
  return count;
}

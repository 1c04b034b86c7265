import { UNDERSTUDY_MODEL } from '@parley/contracts/prompt/understudy';
import type { Completion } from './completion.js';

/** A whole stream as bytes, ready to be written piece by piece. */
export interface StreamScript {
  bytes: Buffer;
  /** Where the bytes of the first n tokens end; the last entry closes the stream. */
  ends: number[];
}

/**
 * Renders every chunk of the stream beforehand: while it runs, a tick only writes a slice. The role
 * goes out with the first token, the end marks with the last.
 */
export function renderStream(completion: Completion, wantsUsage: boolean): StreamScript {
  const { id, created, tokens, finishReason, usage } = completion;
  const head = `{"id":"${id}","object":"chat.completion.chunk","created":${created},"model":"${UNDERSTUDY_MODEL}"`;
  const usageField = wantsUsage ? ',"usage":null' : '';
  const chunk = (delta: string, finish: string) =>
    `data: ${head},"choices":[{"index":0,"delta":${delta},"logprobs":null,"finish_reason":${finish}}]${usageField}}\n\n`;
  const closing = [
    chunk('{}', JSON.stringify(finishReason)),
    wantsUsage ? `data: ${head},"choices":[],"usage":${JSON.stringify(usage)}}\n\n` : '',
    'data: [DONE]\n\n',
  ].join('');
  const pieces = tokens.map((token) => chunk(`{"content":${JSON.stringify(token)}}`, 'null'));
  pieces[0] = chunk('{"role":"assistant","content":""}', 'null') + (pieces[0] ?? '');
  pieces[pieces.length - 1] += closing;
  return toScript(pieces);
}

function toScript(pieces: string[]): StreamScript {
  const ends = [0];
  let length = 0;
  for (const piece of pieces) {
    length += Buffer.byteLength(piece);
    ends.push(length);
  }
  return { bytes: Buffer.from(pieces.join('')), ends };
}

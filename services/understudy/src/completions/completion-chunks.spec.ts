import type { Completion } from './completion.js';
import { renderStream } from './completion-chunks.js';

const completion: Completion = {
  id: 'chatcmpl-1',
  created: 1,
  tokens: ['Good', ' "day"', '\n\nŻółć'],
  finishReason: 'stop',
  usage: { prompt_tokens: 2, completion_tokens: 3, total_tokens: 5 },
};

function eventsOf(bytes: Buffer): string[] {
  return bytes
    .toString()
    .split('\n\n')
    .filter(Boolean)
    .map((event) => event.replace(/^data: /, ''));
}

describe('the script of a stream', () => {
  it('holds the role, every token, the reason of the end and the end mark', () => {
    const { bytes, ends } = renderStream(completion, false);
    const events = eventsOf(bytes);
    expect(events.at(-1)).toBe('[DONE]');
    const chunks = events.slice(0, -1).map((event) => JSON.parse(event));
    expect(chunks.map(({ choices }) => choices[0].delta.content ?? '').join('')).toBe('Good "day"\n\nŻółć');
    expect(chunks[0].choices[0].delta.role).toBe('assistant');
    expect(chunks.at(-1).choices[0].finish_reason).toBe('stop');
    expect(ends.length).toBe(4);
    expect(ends.at(-1)).toBe(bytes.length);
  });

  it('can be cut after any token', () => {
    const { bytes, ends } = renderStream(completion, false);
    const firstTwo = eventsOf(bytes.subarray(ends[0], ends[2]));
    expect(firstTwo.length).toBe(3);
    expect(() => firstTwo.map((event) => JSON.parse(event))).not.toThrow();
  });

  it('closes with the usage when it is asked for', () => {
    const events = eventsOf(renderStream(completion, true).bytes);
    expect(JSON.parse(events.at(-2)!)).toMatchObject({ choices: [], usage: completion.usage });
    expect(JSON.parse(events[0]!).usage).toBeNull();
  });

  it('is whole even for an empty answer', () => {
    expect(eventsOf(renderStream({ ...completion, tokens: [] }, false).bytes).at(-1)).toBe('[DONE]');
  });
});

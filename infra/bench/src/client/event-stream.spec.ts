import { OPENAI, PARLEY } from './event-stream.ts';

const event = (name: string, data: object) => `event: ${name}\nid: m:0\ndata: ${JSON.stringify(data)}\n\n`;
const done = (content: string) =>
  event('done', { userMessage: { id: 'u' }, assistantMessage: { id: 'a', content }, messagesRemaining: 3 });

describe('a Parley stream', () => {
  it('is put together from its deltas, and says what is stored', () => {
    const body =
      event('start', { userMessage: { id: 'u' } }) +
      event('delta', { text: 'A “word”,\n' }) +
      ':\n\n' +
      event('delta', { text: 'another' }) +
      done('A “word”,\nanother');
    expect(PARLEY.read(body)).toEqual({
      text: 'A “word”,\nanother',
      stored: { userId: 'u', replyId: 'a', text: 'A “word”,\nanother' },
      messagesRemaining: 3,
      error: null,
    });
  });

  it('is an error when it ends without done, or with an error event', () => {
    expect(PARLEY.read(event('delta', { text: 'A' })).error).toContain('without done');
    expect(PARLEY.read(event('error', { message: 'Too slow', status: 504 })).error).toContain('Too slow');
  });
});

describe('a stream of the model', () => {
  const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

  it('is put together from its chunks', () => {
    const usage = 'data: {"choices":[],"usage":null}\n\n';
    const { text, error } = OPENAI.read(`${chunk('One')}${chunk(' two')}${usage}data: [DONE]\n\n`);
    expect({ text, error }).toEqual({ text: 'One two', error: null });
  });

  it('is an error when it breaks off', () => {
    expect(OPENAI.read(chunk('One')).error).toContain('without [DONE]');
  });
});

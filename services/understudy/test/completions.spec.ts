import type { RunningService } from '@parley/kit/boot/start-service';
import { eventually } from '@parley/kit/testing/eventually';
import { UNDERSTUDY_MODEL } from '@parley/contracts/prompt/understudy';
import { OpenAI } from 'openai';
import { bodyOf, openUnderstudy, post } from './understudy.js';

describe('the model server', () => {
  let service: RunningService;
  let url: string;
  let openai: OpenAI;

  beforeAll(async () => {
    service = await openUnderstudy();
    url = `${service.url}/v1/chat/completions`;
    openai = new OpenAI({ apiKey: 'none', baseURL: `${service.url}/v1`, maxRetries: 0 });
  });
  afterAll(() => service.close());

  it('streams chunks of a word, in the form OpenAI gave them', async () => {
    const response = await post(url, bodyOf('Where were you born?', { stream: true }));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events = (await response.text()).trimEnd().split('\n\n');
    expect(events.every((event) => event.startsWith('data: '))).toBe(true);
    expect(events.at(-1)).toBe('data: [DONE]');
    const chunks = events.slice(0, -1).map((event) => JSON.parse(event.slice('data: '.length)));
    expect(new Set(chunks.map(({ id }) => id)).size).toBe(1);
    expect(chunks[0]).toMatchObject({ object: 'chat.completion.chunk', model: UNDERSTUDY_MODEL });
    const words = chunks.map(({ choices }) => choices[0].delta.content ?? '');
    expect(words.join('')).toContain('I was born Maria Skłodowska');
    expect(words.every((word: string) => word.trim().split(/\s+/).length === 1)).toBe(true);
  });

  it('is read by the openai client, streamed', async () => {
    const stream = await openai.chat.completions.create({
      ...bodyOf('Where were you born?'),
      stream: true,
      stream_options: { include_usage: true },
    });
    let text = '';
    let usage;
    let finish;
    for await (const chunk of stream) {
      expect(chunk.model).toBe(UNDERSTUDY_MODEL);
      text += chunk.choices[0]?.delta.content ?? '';
      finish ??= chunk.choices[0]?.finish_reason ?? undefined;
      usage = chunk.usage ?? usage;
    }
    expect(text).toContain('Warsaw');
    expect(finish).toBe('stop');
    expect(usage?.completion_tokens).toBe(text.trim().split(/\s+/).length);
  });

  it('is read by the openai client, in one piece, and says the same', async () => {
    const answer = await openai.chat.completions.create(bodyOf('Where were you born?'));
    expect(answer.choices[0]?.message.content).toContain('Warsaw');
    expect(answer.model).toBe(UNDERSTUDY_MODEL);
    const streamed = await openai.chat.completions.create({
      ...bodyOf('Where were you born?'),
      stream: true,
    });
    let text = '';
    for await (const chunk of streamed) text += chunk.choices[0]?.delta.content ?? '';
    expect(text).toBe(answer.choices[0]?.message.content);
  });

  it('keeps to the limit of tokens', async () => {
    const answer = await openai.chat.completions.create(bodyOf('Where were you born?', { max_tokens: 4 }));
    expect(answer.choices[0]).toMatchObject({ finish_reason: 'length' });
    expect(answer.usage?.completion_tokens).toBe(4);
  });

  it('lists its one model', async () => {
    const models = await openai.models.list();
    expect(models.data.map(({ id }) => id)).toEqual([UNDERSTUDY_MODEL]);
    await expect(openai.models.retrieve('gpt-4o')).rejects.toMatchObject({
      status: 404,
      code: 'model_not_found',
    });
  });

  it.each([
    ['{"model":', 400],
    ['{}', 400],
    [JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'a'.repeat(1_100_000) }] }), 413],
  ])('answers a bad body with an OpenAI error (%#)', async (body, status) => {
    const response = await post(url, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      error: { message: expect.any(String), type: 'invalid_request_error' },
    });
  });

  it('takes bodies beyond the usual limit of the services', async () => {
    const response = await post(url, bodyOf('a '.repeat(200_000)));
    expect(response.status).toBe(200);
  });

  it('knows no test bench unless it is switched on', async () => {
    for (const path of ['/faults', '/pace']) {
      const response = await post(service.url + path, { kind: 'cut', times: 1 });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
    }
  });

  it('is ready', async () => {
    expect((await fetch(`${service.url}/api/health/ready`)).status).toBe(200);
  });
});

describe('a client that leaves', () => {
  it('ends its stream at once', async () => {
    const service = await openUnderstudy({ UNDERSTUDY_TOKENS_PER_SECOND: '1' });
    const leaving = new AbortController();
    const url = `${service.url}/v1/chat/completions`;
    const response = await post(url, bodyOf('Hello', { stream: true }), { signal: leaving.signal });
    await response.body!.getReader().read();
    const connections = () =>
      new Promise<number>((resolve, reject) => {
        service.app.getHttpServer().getConnections((error: Error | null, count: number) => {
          if (error) reject(error);
          else resolve(count);
        });
      });
    expect(await connections()).toBe(1);
    leaving.abort();
    await eventually(async () => expect(await connections()).toBe(0));
    await service.close();
  });
});

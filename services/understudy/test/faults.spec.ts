import type { RunningService } from '@parley/kit/boot/start-service';
import { eventually } from '@parley/kit/testing/eventually';
import { APIConnectionError, InternalServerError, OpenAI, RateLimitError } from 'openai';
import { bodyOf, openUnderstudy, post } from './understudy.js';

describe('faults on request', () => {
  let service: RunningService;
  let openai: OpenAI;

  beforeAll(async () => {
    service = await openUnderstudy({ UNDERSTUDY_FAULTS: 'on' });
    openai = new OpenAI({ apiKey: 'none', baseURL: `${service.url}/v1`, maxRetries: 0, logLevel: 'off' });
  });
  beforeEach(() => fetch(`${service.url}/faults`, { method: 'DELETE' }));
  afterAll(() => service.close());

  const arm = (order: object) => post(`${service.url}/faults`, order);
  const state = async () => (await fetch(`${service.url}/faults`)).json();

  /** What came before the stream ended or failed. */
  async function hear(): Promise<{ words: number; error: unknown; finish: string | null }> {
    const heard = { words: 0, error: null as unknown, finish: null as string | null };
    try {
      const stream = await openai.chat.completions.create({ ...bodyOf('Hello'), stream: true });
      for await (const { choices } of stream) {
        if (choices[0]!.delta.content) heard.words += 1;
        heard.finish ??= choices[0]!.finish_reason;
      }
    } catch (error) {
      heard.error = error;
    }
    return heard;
  }

  it('are shown, counted down and cleared', async () => {
    await arm({ kind: 'status-500', times: 2 });
    await hear();
    expect(await state()).toMatchObject({ served: 1, armed: [{ kind: 'status-500', times: 1 }] });
    await fetch(`${service.url}/faults`, { method: 'DELETE' });
    expect(await state()).toEqual({ served: 0, armed: [] });
    expect((await hear()).finish).toBe('stop');
  });

  it('refuse what they do not know', async () => {
    expect((await arm({ kind: 'flood', times: 1 })).status).toBe(400);
    expect((await arm({ kind: 'cut' })).status).toBe(400);
  });

  it('answer 429 with the time to wait, then go well', async () => {
    await arm({ kind: 'status-429', times: 1, retryAfterMs: 1500 });
    const { error } = await hear();
    expect(error).toBeInstanceOf(RateLimitError);
    expect((error as RateLimitError).headers?.get('retry-after-ms')).toBe('1500');
    expect((await hear()).error).toBeNull();
  });

  it('answer 500', async () => {
    await arm({ kind: 'status-500', times: 1 });
    expect((await hear()).error).toBeInstanceOf(InternalServerError);
  });

  it('cut the connection after some tokens', async () => {
    await arm({ kind: 'cut', times: 1, afterTokens: 3 });
    const { words, error, finish } = await hear();
    expect(words).toBe(3);
    expect(error).not.toBeNull();
    expect(finish).toBeNull();
  });

  it('cut the connection before anything was answered', async () => {
    await arm({ kind: 'cut', times: 1, afterTokens: 0 });
    expect((await hear()).error).toBeInstanceOf(APIConnectionError);
  });

  /** Opens a stream, reads as many tokens as are to come, and leaves it when nothing more does. */
  async function hearUntilSilence(tokens: number): Promise<{ text: string; after: string }> {
    const leaving = new AbortController();
    const url = `${service.url}/v1/chat/completions`;
    let text = '';
    const reading = post(url, bodyOf('Hello', { stream: true }), { signal: leaving.signal })
      .then(async ({ body }) => {
        for await (const bytes of body!) text += Buffer.from(bytes).toString();
        return 'ended';
      })
      .catch(() => 'left');
    await eventually(() => expect(text.match(/"content":"[^"]/g) ?? []).toHaveLength(tokens));
    const silence = new Promise<string>((resolve) => setTimeout(resolve, 150, 'silence'));
    const after = await Promise.race([reading, silence]);
    leaving.abort();
    await reading;
    return { text, after };
  }

  it('fall silent after some tokens, with the connection open', async () => {
    await arm({ kind: 'stall', times: 1, afterTokens: 2 });
    expect(await hearUntilSilence(2)).toMatchObject({ after: 'silence' });
  });

  it('think long before the first token', async () => {
    await arm({ kind: 'slow', times: 1, delayMs: 60_000 });
    expect(await hearUntilSilence(0)).toEqual({ text: '', after: 'silence' });
    await arm({ kind: 'slow', times: 1, delayMs: 10 });
    expect((await hear()).finish).toBe('stop');
  });

  it('send what is no JSON, and then what has another shape', async () => {
    await arm({ kind: 'garbage', times: 2, afterTokens: 1 });
    for (let time = 0; time < 2; time += 1) {
      const { words, error } = await hear();
      expect(words).toBe(1);
      expect(error).not.toBeNull();
    }
    expect((await hear()).error).toBeNull();
  });

  it('strike answers in one piece as well', async () => {
    const whole = () => openai.chat.completions.create(bodyOf('Hello'));
    await arm({ kind: 'cut', times: 1 });
    await expect(whole()).rejects.toBeInstanceOf(APIConnectionError);
    await arm({ kind: 'garbage', times: 1 });
    await expect(whole()).rejects.toThrow(/JSON/);
    expect((await whole()).choices.length).toBe(1);
  });

  it('do not hold up the shutdown', async () => {
    const other = await openUnderstudy({ UNDERSTUDY_FAULTS: 'on' });
    await post(`${other.url}/faults`, { kind: 'stall', times: 1, afterTokens: 1 });
    const response = await post(`${other.url}/v1/chat/completions`, bodyOf('Hello', { stream: true }));
    const ended = response.text().catch(() => 'broken off');
    await other.close();
    expect(await ended).toBe('broken off');
  });
});

describe('the pace', () => {
  it('can be changed while the service runs', async () => {
    const service = await openUnderstudy({ UNDERSTUDY_FAULTS: 'on' });
    const set = await post(`${service.url}/pace`, { firstTokenMs: 10, tokensPerSecond: 500 });
    expect(await set.json()).toEqual({ firstTokenMs: 10, tokensPerSecond: 500 });
    expect((await post(`${service.url}/pace`, { firstTokenMs: -1, tokensPerSecond: 1 })).status).toBe(400);
    const response = await post(`${service.url}/v1/chat/completions`, bodyOf('Hello', { stream: true }));
    expect(await response.text()).toContain('[DONE]');
    await service.close();
  });
});

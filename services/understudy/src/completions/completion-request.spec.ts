import { OpenAiError } from '../errors/openai.errors.js';
import { readCompletionRequest } from './completion-request.js';

const messages = [{ role: 'user', content: 'Hello' }];

function errorOf(body: unknown): OpenAiError {
  try {
    readCompletionRequest(body);
  } catch (error) {
    return error as OpenAiError;
  }
  throw new Error('nothing was thrown');
}

describe('a completion request', () => {
  it('is read, whatever model it names', () => {
    expect(readCompletionRequest({ model: 'gpt-4o', messages, temperature: 0.7, user: 'x' })).toEqual({
      messages,
      isStreamed: false,
      wantsUsage: false,
      maxTokens: Infinity,
    });
  });

  it('may be streamed, with usage and a limit', () => {
    const body = {
      model: 'm',
      messages,
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: 3,
    };
    expect(readCompletionRequest(body)).toMatchObject({ isStreamed: true, wantsUsage: true, maxTokens: 3 });
  });

  it('has text parts joined', () => {
    const content = [
      { type: 'text', text: 'One' },
      { type: 'text', text: 'Two' },
    ];
    const read = readCompletionRequest({ model: 'm', messages: [{ role: 'user', content }] });
    expect(read.messages[0]?.content).toBe('One\nTwo');
  });

  it.each([
    [[], null],
    [{ messages }, 'model'],
    [{ model: 'm' }, 'messages'],
    [{ model: 'm', messages: [] }, 'messages'],
    [{ model: 'm', messages: ['Hello'] }, 'messages[0]'],
    [{ model: 'm', messages: [{ role: 'king', content: '' }] }, 'messages[0].role'],
    [{ model: 'm', messages: [{ role: 'user', content: 1 }] }, 'messages[0].content'],
    [{ model: 'm', messages: [{ role: 'user', content: [{ type: 'image_url' }] }] }, 'messages[0].content'],
    [{ model: 'm', messages, stream: 'yes' }, 'stream'],
    [{ model: 'm', messages, stream_options: {} }, 'stream_options'],
    [{ model: 'm', messages, max_tokens: 0 }, 'max_tokens'],
    [{ model: 'm', messages, n: 2 }, 'n'],
    [{ model: 'm', messages, response_format: { type: 'json_object' } }, 'response_format'],
    [{ model: 'm', messages, tools: [{}] }, 'tools'],
  ])('%j is refused, with the parameter named', (body, param) => {
    const error = errorOf(body);
    expect(error.status).toBe(400);
    expect(error.body.error).toMatchObject({ type: 'invalid_request_error', param });
  });
});

import type { ChatMessage } from '../composition/conversation.js';
import { openAiErrors } from '../errors/openai.errors.js';

export interface CompletionRequest {
  messages: ChatMessage[];
  isStreamed: boolean;
  wantsUsage: boolean;
  /** Infinity when the client set no limit. */
  maxTokens: number;
}

const ROLES = ['system', 'developer', 'user', 'assistant', 'tool', 'function'];

type Fields = Record<string, unknown>;

/**
 * Reads a chat completion request. What this model cannot do is refused, not passed over;
 * sampling parameters have no meaning here and are accepted.
 */
export function readCompletionRequest(body: unknown): CompletionRequest {
  if (!isFields(body)) throw openAiErrors.invalid('The body must be a JSON object.');
  if (typeof body['model'] !== 'string' || !body['model']) {
    throw openAiErrors.invalid('You must provide a model parameter.', 'model');
  }
  refuseUnsupported(body);
  const isStreamed = readBoolean(body, 'stream');
  return {
    messages: readMessages(body['messages']),
    isStreamed,
    wantsUsage: readWantsUsage(body['stream_options'], isStreamed),
    maxTokens: readMaxTokens(body),
  };
}

function refuseUnsupported(body: Fields): void {
  const { n, response_format: format, tools } = body;
  if (n !== undefined && n !== null && n !== 1) throw openAiErrors.unsupported('n');
  if (isFields(format) && format['type'] !== 'text') throw openAiErrors.unsupported('response_format');
  if (Array.isArray(tools) && tools.length > 0) throw openAiErrors.unsupported('tools');
}

function readMessages(value: unknown): ChatMessage[] {
  if (!Array.isArray(value) || value.length === 0) {
    throw openAiErrors.invalid("'messages' must be an array with at least one message.", 'messages');
  }
  return value.map((message: unknown, index) => {
    const param = `messages[${index}]`;
    if (!isFields(message)) throw openAiErrors.invalid(`'${param}' must be an object.`, param);
    const { role, content } = message;
    if (typeof role !== 'string' || !ROLES.includes(role)) {
      throw openAiErrors.invalid(`'${param}.role' must be one of ${ROLES.join(', ')}.`, `${param}.role`);
    }
    return { role, content: readContent(content, `${param}.content`) };
  });
}

/** Text, or parts of which those of type text are read. */
function readContent(content: unknown, param: string): string {
  if (typeof content === 'string') return content;
  if (content === null || content === undefined) return '';
  if (!Array.isArray(content)) throw openAiErrors.invalid(`'${param}' must be a string or an array.`, param);
  return content
    .map((part: unknown) => {
      if (isFields(part) && part['type'] === 'text' && typeof part['text'] === 'string') return part['text'];
      throw openAiErrors.invalid(`'${param}' may only hold parts of type text.`, param);
    })
    .join('\n');
}

function readWantsUsage(options: unknown, isStreamed: boolean): boolean {
  if (options === undefined || options === null) return false;
  if (!isFields(options)) throw openAiErrors.invalid("'stream_options' must be an object.", 'stream_options');
  if (!isStreamed) {
    throw openAiErrors.invalid("'stream_options' is only allowed when 'stream' is true.", 'stream_options');
  }
  return readBoolean(options, 'include_usage');
}

function readMaxTokens(body: Fields): number {
  const param = body['max_completion_tokens'] === undefined ? 'max_tokens' : 'max_completion_tokens';
  const value = body[param];
  if (value === undefined || value === null) return Infinity;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1) return value;
  throw openAiErrors.invalid(`'${param}' must be an integer of at least 1.`, param);
}

function readBoolean(fields: Fields, param: string): boolean {
  const value = fields[param];
  if (value === undefined || value === null) return false;
  if (typeof value === 'boolean') return value;
  throw openAiErrors.invalid(`'${param}' must be a boolean.`, param);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

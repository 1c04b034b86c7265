/** The body of every error, as OpenAI's clients expect it. */
export interface OpenAiErrorBody {
  error: { message: string; type: string; param: string | null; code: string | null };
}

/** An error that the client of the model server sees. */
export class OpenAiError extends Error {
  constructor(
    readonly status: number,
    readonly body: OpenAiErrorBody,
    readonly headers: Record<string, string> = {},
  ) {
    super(body.error.message);
    this.name = 'OpenAiError';
  }
}

export function openAiBody(
  message: string,
  type: string,
  code: string | null = null,
  param: string | null = null,
): OpenAiErrorBody {
  return { error: { message, type, param, code } };
}

export const openAiErrors = {
  invalid: (message: string, param: string | null = null, code: string | null = null) =>
    new OpenAiError(400, openAiBody(message, 'invalid_request_error', code, param)),
  unsupported: (param: string) =>
    new OpenAiError(
      400,
      openAiBody(
        `This model does not support '${param}'.`,
        'invalid_request_error',
        'unsupported_parameter',
        param,
      ),
    ),
  unknownModel: (model: string) =>
    new OpenAiError(
      404,
      openAiBody(`The model '${model}' does not exist.`, 'invalid_request_error', 'model_not_found', 'model'),
    ),
  rateLimited: (retryAfterMs: number) =>
    new OpenAiError(429, openAiBody('Rate limit reached.', 'requests', 'rate_limit_exceeded'), {
      'retry-after-ms': String(retryAfterMs),
      'retry-after': String(Math.ceil(retryAfterMs / 1000)),
    }),
  failed: () => new OpenAiError(500, openAiBody('The server had an error.', 'server_error', 'server_error')),
} as const;

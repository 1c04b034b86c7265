export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call on the private network: the path with `:params` serves the controller that answers it
 * and the client that makes it. `Answer` is the JSON body of a 2xx.
 */
export interface CallDefinition<Answer = unknown> {
  readonly method: HttpMethod;
  readonly path: string;
  /** Never set: carries the answer's type. */
  readonly answer?: Answer;
}

export function defineCall<Answer>(method: HttpMethod, path: string): CallDefinition<Answer> {
  return { method, path };
}

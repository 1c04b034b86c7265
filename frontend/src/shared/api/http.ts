import type { ErrorBody } from '@parley/contracts/http/error-body';
import { suspectConnection } from '../network/connection';
import { isKeptAnswer } from '../offline/kept-answer';

export interface JsonRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; without it no content type is set. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** `no-store` asks for what is so now: no copy kept for offline will do. */
  cache?: 'no-store';
}

/** Any answer that is not 2xx. The message is the status, a colon and the body text, as the retry rules read it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The parsed JSON body, or null when it was none. */
  readonly body: ErrorBody | null;

  constructor(status: number, text: string, statusText = '') {
    super(`${status}: ${text || statusText}`);
    this.status = status;
    this.body = parsedObject(text);
  }
}

/** Sends the request with cookies and parses the JSON answer; an empty answer is `undefined`. */
export async function requestJson<T>(path: string, request: JsonRequest = {}): Promise<T> {
  const { method = 'GET', body, headers, signal, cache } = request;
  const hasBody = body !== undefined;
  const response = await fetchOnline(path, {
    method,
    credentials: 'include',
    headers: { ...(hasBody && { 'Content-Type': 'application/json' }), ...headers },
    ...(hasBody && { body: JSON.stringify(body) }),
    signal,
    cache,
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return (text ? JSON.parse(text) : undefined) as T;
}

/** Fetches; a request that got nowhere, or was answered by a kept copy, tells that the network may be gone. */
export async function fetchOnline(path: string, request: RequestInit): Promise<Response> {
  try {
    const response = await fetch(path, request);
    if (isKeptAnswer(response)) suspectConnection();
    return response;
  } catch (error) {
    if (!request.signal?.aborted) suspectConnection();
    throw error;
  }
}

/** What the server said about a failure, or the fallback when it said nothing fit to show. */
export function serverMessageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.body?.message) || fallback;
}

function parsedObject(text: string): ErrorBody | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as ErrorBody) : null;
  } catch {
    return null;
  }
}

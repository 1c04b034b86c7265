import { AsyncLocalStorage } from 'node:async_hooks';

/** What belongs to the request being worked on and follows it through every await. */
export interface RequestContext {
  requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs the callback, and all it starts, within a request. */
export function runInRequest<T>(context: RequestContext, callback: () => T): T {
  return storage.run(context, callback);
}

/** The id of the request being worked on, undefined outside of one. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

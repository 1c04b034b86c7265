import type { StreamDefinition } from '@parley/contracts/messaging/define-stream';
import { isUuid } from '@parley/contracts/text/well-formed';
import { validPayload } from '../messaging/payload.js';

/** One fact out of a stream. */
export interface StreamFact<T extends object> {
  /** Given when it was appended: whatever is delivered twice has the same one. */
  id: string;
  occurredAt: Date;
  payload: T;
}

/** An entry as Redis has it: its place in the stream, and names and values by turns. */
export type StreamEntry = [place: string, fields: string[]];

export const streamKey = ({ name }: StreamDefinition): string => `stream:${name}`;

export function fieldsOf<T extends object>({ id, occurredAt, payload }: StreamFact<T>): string[] {
  return ['id', id, 'at', String(occurredAt.getTime()), 'payload', JSON.stringify(payload)];
}

/** Throws when the entry is none of this stream; the error repeats nothing of what it holds. */
export function factOf<T extends object>(
  stream: StreamDefinition<T>,
  [, fields]: StreamEntry,
): StreamFact<T> {
  const named = Object.fromEntries(
    fields.flatMap((name, at) => (at % 2 === 0 ? [[name, fields[at + 1]]] : [])),
  ) as { id?: string; at?: string; payload?: string };
  const occurredAt = new Date(Number(named.at));
  if (!isUuid(named.id) || Number.isNaN(occurredAt.getTime())) throw new Error('The entry has no id or time');
  return {
    id: named.id,
    occurredAt,
    payload: validPayload(stream.name, stream.payload, parsed(named.payload)),
  };
}

function parsed(payload: string | undefined): unknown {
  try {
    const value: unknown = JSON.parse(payload ?? '');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // The parser's own words would quote the text.
  }
  throw new Error('The payload is not a JSON object');
}

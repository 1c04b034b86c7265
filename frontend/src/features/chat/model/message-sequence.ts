import type { MessageDto } from '@parley/contracts/chat/message';

/** Replaces the message with that id, or adds it at the end. */
export function upsert(messages: readonly MessageDto[], message: MessageDto): readonly MessageDto[] {
  const at = messages.findLastIndex(({ id }) => id === message.id);
  if (at < 0) return [...messages, message];
  return isSameMessage(messages[at]!, message) ? messages : messages.with(at, message);
}

/** The stored list, with the objects of the known one where nothing changed; the known one if nothing did at all. */
export function merged(known: readonly MessageDto[], stored: readonly MessageDto[]): readonly MessageDto[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  const seen = new Set<string>();
  const messages: MessageDto[] = [];
  for (const message of stored) {
    if (seen.has(message.id)) continue;
    seen.add(message.id);
    const before = byId.get(message.id);
    messages.push(before && isSameMessage(before, message) ? before : message);
  }
  const isSame = messages.length === known.length && messages.every((message, at) => message === known[at]);
  return isSame ? known : messages;
}

export function without(
  messages: readonly MessageDto[],
  ids: ReadonlySet<string> | undefined,
): readonly MessageDto[] {
  return ids ? messages.filter(({ id }) => !ids.has(id)) : messages;
}

/** The message and all after it. */
export function idsFrom(messages: readonly MessageDto[], messageId: string): ReadonlySet<string> {
  const at = messages.findIndex(({ id }) => id === messageId);
  return new Set(at < 0 ? [] : messages.slice(at).map(({ id }) => id));
}

/** The answers right behind a message, but for the one that is being written. */
export function answersTo(
  messages: readonly MessageDto[],
  userMessageId: string,
  replyId: string | null,
): ReadonlySet<string> {
  const asked = messages.findIndex(({ id }) => id === userMessageId);
  if (asked < 0) return new Set();
  const next = messages.slice(asked + 1);
  const end = next.findIndex(({ role }) => role === 'user');
  const answers = end < 0 ? next : next.slice(0, end);
  return new Set(answers.map(({ id }) => id).filter((id) => id !== replyId));
}

function isSameMessage(one: MessageDto, other: MessageDto): boolean {
  return (
    one.content === other.content &&
    one.role === other.role &&
    one.createdAt === other.createdAt &&
    one.unanswered === other.unanswered &&
    one.idempotencyKey === other.idempotencyKey &&
    one.understudy === other.understudy
  );
}

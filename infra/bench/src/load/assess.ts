import type { StreamedReply } from '../client/event-stream.ts';
import { textOf } from '../client/load-client.ts';
import type { Problems } from './problems.ts';
import type { StoredMessage, Target, Turn, Visitor } from './target.ts';

/** A turn that went well: its times in milliseconds from the sending on, and the words of the reply. */
export interface TurnTimes {
  firstWordMs: number;
  totalMs: number;
  /** By `performance.now()`. */
  endedAt: number;
  words: number;
}

const READING_AT_ONCE = 32;

/** Reads what a stream said; whatever is wrong with it becomes its error. */
function readReply({ answer }: Turn, target: Pick<Target, 'dialect'>): StreamedReply {
  const body = textOf(answer);
  const failed = (error: string) => ({ text: '', stored: null, messagesRemaining: null, error });
  if (answer.error) return failed(answer.error);
  if (answer.status !== 200) return failed(`status ${answer.status}: ${body.slice(0, 200)}`);
  try {
    return target.dialect.read(body);
  } catch (error) {
    return failed(`unreadable stream: ${(error as Error).message}`);
  }
}

function judgeReply(reply: StreamedReply, nth: number, limit: number | null, problems: Problems): boolean {
  if (reply.error) {
    problems.add('failed turn', reply.error);
    return false;
  }
  if (reply.text === '') problems.add('empty reply');
  if (reply.stored && reply.stored.text !== reply.text)
    problems.add('streamed text differs from the one in done');
  if (limit !== null && reply.messagesRemaining !== limit - nth - 1) {
    problems.add(
      'wrong messagesRemaining',
      `${reply.messagesRemaining} after message ${nth + 1} of ${limit}`,
    );
  }
  return true;
}

/** Every message of the conversation is stored, once, in its place, word for word. */
function compareStored(
  visitor: Visitor,
  replies: readonly StreamedReply[],
  stored: readonly StoredMessage[],
  problems: Problems,
): void {
  const expected = replies.flatMap((reply, nth) => [
    { role: 'user', content: visitor.turns[nth]?.content, id: reply.stored?.userId },
    { role: 'assistant', content: reply.text, id: reply.stored?.replyId },
  ]);
  if (stored.length !== expected.length) {
    const kind = stored.length < expected.length ? 'lost message' : 'doubled message';
    problems.add(kind, `${stored.length} stored instead of ${expected.length} in ${visitor.sessionId}`);
    return;
  }
  expected.forEach(({ role, content, id }, at) => {
    const found = stored[at];
    const isSame = found?.role === role && found.content === content && (id === undefined || found.id === id);
    if (!isSame) problems.add('stored message differs', `message ${at} of ${visitor.sessionId}`);
  });
}

/** Reads all that was said, compares it with what is stored, and answers the times of the turns that went well. */
export async function assess(
  target: Target,
  visitors: readonly Visitor[],
  problems: Problems,
): Promise<TurnTimes[]> {
  const times: TurnTimes[] = [];
  let next = 0;
  const readOne = async () => {
    while (next < visitors.length) {
      const visitor = visitors[next++] as Visitor;
      const replies = visitor.turns.map((turn) => readReply(turn, target));
      replies.forEach((reply, nth) => {
        if (!judgeReply(reply, nth, target.messageLimit, problems)) return;
        const { sentAt, markedAt, endedAt } = (visitor.turns[nth] as Turn).answer;
        times.push({
          firstWordMs: (markedAt ?? endedAt) - sentAt,
          totalMs: endedAt - sentAt,
          endedAt,
          words: reply.text.match(/\S+/g)?.length ?? 0,
        });
      });
      const path = target.messagesPath(visitor);
      const stored = await target.client.json<StoredMessage[]>({ method: 'GET', path });
      compareStored(visitor, replies, stored, problems);
    }
  };
  await Promise.all(Array.from({ length: READING_AT_ONCE }, readOne));
  return times;
}

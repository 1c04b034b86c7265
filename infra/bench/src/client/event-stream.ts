/** A streamed reply as its reader understood it. */
export interface StreamedReply {
  text: string;
  /** What the stream says is stored; null where it does not say so. */
  stored: { userId: string; replyId: string; text: string } | null;
  messagesRemaining: number | null;
  /** The message of an error event, or what is wrong with the stream. */
  error: string | null;
}

/** How one kind of server streams a reply. */
export interface Dialect {
  /** Bytes that only the first and later words carry: seeing them is all that is done while a stream runs. */
  wordMark: string;
  read: (body: string) => StreamedReply;
}

const EVENT = /event: (\w+)\nid: [^\n]*\ndata: ([^\n]*)\n\n/g;

/** Parley's own events: start, delta…, done or error. */
function readParley(body: string): StreamedReply {
  const reply: StreamedReply = { text: '', stored: null, messagesRemaining: null, error: null };
  for (const [, name, json = ''] of body.matchAll(EVENT)) {
    const data = JSON.parse(json);
    if (name === 'delta') reply.text += data.text;
    if (name === 'error') reply.error = `error event: ${data.message}`;
    if (name !== 'done') continue;
    const { userMessage, assistantMessage, messagesRemaining } = data;
    reply.stored = {
      userId: userMessage.id,
      replyId: assistantMessage?.id ?? '',
      text: assistantMessage?.content ?? '',
    };
    reply.messagesRemaining = messagesRemaining ?? null;
  }
  if (!reply.stored && !reply.error) reply.error = 'the stream ended without done';
  return reply;
}

/** The model's own chunks, as the yardstick passes them on. */
function readOpenAi(body: string): StreamedReply {
  let text = '';
  for (const line of body.split('\n')) {
    if (!line.startsWith('data: {')) continue;
    text += JSON.parse(line.slice(6)).choices[0]?.delta.content ?? '';
  }
  const error = body.includes('data: [DONE]') ? null : 'the stream ended without [DONE]';
  return { text, stored: null, messagesRemaining: null, error };
}

export const PARLEY: Dialect = { wordMark: 'event: delta\n', read: readParley };
export const OPENAI: Dialect = { wordMark: '"content":', read: readOpenAi };

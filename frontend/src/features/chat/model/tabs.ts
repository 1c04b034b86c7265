/**
 * Tells the other tabs of this browser that something was said in a session, so that they need not
 * wait for their next focus. Only a hint: what happened is read from the server.
 */
const CHANNEL = 'parley.chat';

interface Hint {
  sessionId: string;
  /** What the sending tab shows now; a tab that shows the same has nothing to read. */
  view: string;
}

const views = new Map<string, string>();
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Says what this tab shows now, unless it was what another tab had just said. */
export function tellOtherTabs(sessionId: string, view: string): void {
  const isNews = views.has(sessionId) && views.get(sessionId) !== view;
  views.set(sessionId, view);
  if (isNews) open()?.postMessage({ sessionId, view } satisfies Hint);
}

/** Calls back when another tab said something new in this session. */
export function listenToOtherTabs(sessionId: string, onNews: () => void): () => void {
  const listener = ({ data }: MessageEvent<Hint>) => {
    if (data.sessionId !== sessionId || data.view === views.get(sessionId)) return;
    views.set(sessionId, data.view);
    onNews();
  };
  const tabs = open();
  tabs?.addEventListener('message', listener);
  return () => {
    tabs?.removeEventListener('message', listener);
    views.delete(sessionId);
    if (views.size === 0) {
      channel?.close();
      channel = null;
    }
  };
}

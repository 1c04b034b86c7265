/** A session's calls. The anonymous id goes along only when nobody is signed in. */
export function chatPaths(sessionId: string, anonymousId: string | null) {
  const query = anonymousId ? `?anonymousSessionId=${encodeURIComponent(anonymousId)}` : '';
  const session = `/api/chat/sessions/${encodeURIComponent(sessionId)}`;
  return {
    session: session + query,
    messages: `${session}/messages${query}`,
    regenerate: `${session}/regenerate${query}`,
    stream: `${session}/stream${query}`,
    stop: `${session}/stop${query}`,
    allowance: `/api/anonymous-status${query}`,
  };
}

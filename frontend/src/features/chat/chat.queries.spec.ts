import { sessionQuery } from './chat.queries';
import { chatPaths } from './model/chat-paths';

describe('the calls of a session', () => {
  it('carry the anonymous id only where nobody is signed in', () => {
    const query = '?anonymousSessionId=visitor-1';
    expect(chatPaths('s1', 'visitor-1')).toEqual({
      session: `/api/chat/sessions/s1${query}`,
      messages: `/api/chat/sessions/s1/messages${query}`,
      regenerate: `/api/chat/sessions/s1/regenerate${query}`,
      stream: `/api/chat/sessions/s1/stream${query}`,
      stop: `/api/chat/sessions/s1/stop${query}`,
      allowance: `/api/anonymous-status${query}`,
    });
    expect(Object.values(chatPaths('s1', null)).join()).not.toContain('?');
  });

  it('are made again for the session itself after 5 minutes', () => {
    expect(sessionQuery('s1', null)).toMatchObject({ staleTime: 300_000 });
  });
});

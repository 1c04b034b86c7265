import type { AdoptedDto } from '@parley/contracts/chat/session';
import type { QueryClient } from '@tanstack/react-query';
import { forgetAnonymousSession } from '../anonymous/anonymous-session';
import { requestJson } from '../api/http';
import { sessionsQuery } from '../api/queries/sessions';
import { toast } from '../ui/toast';

/** The page waits no longer than this; what was not adopted is tried again with the next page. */
const PATIENCE_MS = 4_000;

/**
 * After a login: what was said as this anonymous visitor becomes the account's. Then the id is forgotten,
 * so that it is done once. Never fails: the conversations wait for the next time.
 */
export async function adoptConversations(anonymousId: string, queryClient: QueryClient): Promise<void> {
  try {
    const { adopted } = await requestJson<AdoptedDto>('/api/chat/adopt', {
      method: 'POST',
      body: { anonymousSessionId: anonymousId },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    forgetAnonymousSession(anonymousId);
    if (adopted === 0) return;
    void queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey, exact: true });
    toast({
      title: 'Your conversations came along',
      description:
        adopted === 1
          ? 'The one you began before you logged in is kept in your account now.'
          : `The ${adopted} you began before you logged in are kept in your account now.`,
    });
  } catch (error) {
    console.debug('Adopting conversations:', error);
  }
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { sessionsQuery } from '../../shared/api/queries/sessions';
import { ownTitle } from '../../shared/conversations/conversation-title';
import { sessionQuery } from './chat.queries';

/** A worker gives the title after the first exchange: looked for at these times, then no more. */
const LOOKS_AFTER_MS = [2_000, 6_000];

/** Reads the session anew when it is about to get its title. */
export function useLateTitle(session: ChatSessionDto, anonymousId: string | null, answeredId?: string): void {
  const queryClient = useQueryClient();
  const { id } = session;
  const isUntitled = ownTitle(session) === null;
  useEffect(() => {
    if (!isUntitled || !answeredId) return;
    const look = () => {
      void queryClient.invalidateQueries({ queryKey: sessionQuery(id, anonymousId).queryKey });
      void queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey, exact: true });
    };
    const timers = LOOKS_AFTER_MS.map((ms) => setTimeout(look, ms));
    return () => timers.forEach(clearTimeout);
  }, [isUntitled, answeredId, id, anonymousId, queryClient]);
}

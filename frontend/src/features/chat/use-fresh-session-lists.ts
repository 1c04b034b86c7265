import type { MessageDto } from '@parley/contracts/chat/message';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sessionsQuery } from '../../shared/api/queries/sessions';

/** Lists of conversations elsewhere show the newest message: when it is another one, they are old. */
export function useFreshSessionLists(messages: readonly MessageDto[]): void {
  const queryClient = useQueryClient();
  const newestId = messages.at(-1)?.id;
  const known = useRef(newestId);
  useEffect(() => {
    if (known.current === newestId) return;
    known.current = newestId;
    void queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey, exact: true });
  }, [queryClient, newestId]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Lists of conversations elsewhere show the newest message: when one comes, they are old. */
export function useFreshSessionLists(messageCount: number): void {
  const queryClient = useQueryClient();
  const known = useRef(messageCount);
  useEffect(() => {
    if (known.current === messageCount) return;
    known.current = messageCount;
    void queryClient.invalidateQueries({ queryKey: ['/api/chat/sessions'], exact: true });
  }, [queryClient, messageCount]);
}

import { useState } from 'react';
import { ApiError } from '../../shared/api/http';
import { toast } from '../../shared/ui/toast';
import type { Conversation } from './model/conversation';

/** Deletes the conversation and says what became of it. */
export function useReset(
  conversation: Conversation,
  onDone: () => void,
): { isResetting: boolean; reset: () => void } {
  const [isResetting, setIsResetting] = useState(false);
  const reset = () => {
    setIsResetting(true);
    conversation
      .reset()
      .then(() => {
        toast({
          tone: 'good',
          title: 'Conversation Reset',
          description: 'Your chat has been reset. You have fresh messages to use!',
        });
        onDone();
      })
      .catch((error: unknown) => {
        const description = `Unable to reset conversation: ${reasonOf(error)}`;
        toast({ tone: 'fault', title: 'Reset Failed', description });
      })
      .finally(() => setIsResetting(false));
  };
  return { isResetting, reset };
}

/** "An error or message field is read on failure." */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Parley could not be reached.';
  const reason = error.body?.error;
  return (typeof reason === 'string' && reason) || error.body?.message || error.message;
}

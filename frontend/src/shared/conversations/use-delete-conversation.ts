import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../ui/toast';
import { deleteConversation, forgetConversation } from './conversation-calls';

/** Deletes a conversation for good and says what became of it. */
export function useDeleteConversation(sessionId: string, onDeleted: () => void | Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => deleteConversation(sessionId),
    onSuccess: async () => {
      toast({
        tone: 'good',
        title: 'Conversation Deleted',
        description: 'Your conversation has been deleted successfully.',
      });
      // Its own page is left first: what it shows must not be read again.
      await onDeleted();
      await forgetConversation(queryClient, sessionId);
    },
    onError: () =>
      toast({
        tone: 'fault',
        title: 'Error',
        description: 'Failed to delete conversation. Please try again.',
      }),
  });
}

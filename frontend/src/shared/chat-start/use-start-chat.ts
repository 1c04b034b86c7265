import type { CharacterDto } from '@parley/contracts/catalog/character';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { ApiError } from '../api/http';
import { currentUserQuery, rereadCurrentUser } from '../api/queries/current-user';
import { sessionsQuery } from '../api/queries/sessions';
import { recordInteraction } from '../interactions/interactions';
import { toast } from '../ui/toast';
import { type OpenChat, openSession } from './open-chat';

export type ChatPartner = Pick<CharacterDto, 'id' | 'name' | 'tokenCost'>;

interface StartChatOptions {
  /** What to do when no session could be opened; says so and stays on the page when not given. */
  onFailure: (error: Error) => void;
  /** Whether the chat takes the place of this page in the history. */
  replace?: boolean;
  openChat?: OpenChat;
}

/**
 * Opens a session with a character and goes to it. "An anonymous visitor on a paid character is sent to
 * the home page." `connectingTo` is the partner while the session is being opened, else null.
 */
export function useStartChat({ onFailure, replace = false, openChat = openSession }: StartChatOptions) {
  const navigate = useNavigate();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: async (partner: ChatPartner) => {
      const user = await queryClient.ensureQueryData(currentUserQuery());
      if (!user && partner.tokenCost > 0) return null;
      // The chat page's code comes while the server opens the session; navigating reports a failure of either.
      router.loadRouteChunk(router.routesByPath['/chat/$sessionId'])?.catch(() => {});
      return openChat(partner.id, user !== null);
    },
    onSuccess: async (sessionId, partner) => {
      if (sessionId) {
        recordInteraction(partner.id, 'chat');
        void queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey, exact: true });
        await navigate({ to: '/chat/$sessionId', params: { sessionId }, replace });
        return;
      }
      toast({ title: 'Log in to unlock', description: `${partner.name} can be unlocked with an account.` });
      await navigate({ to: '/', replace });
    },
    onError: (error) => {
      // An account need not say who asks, a visitor must: perhaps the login has run out.
      if (error instanceof ApiError && error.status === 400) void rereadCurrentUser(queryClient);
      onFailure(error);
    },
  });
  return { start: mutate, connectingTo: isPending && variables ? variables : null };
}

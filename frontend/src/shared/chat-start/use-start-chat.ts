import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { anonymousSessionId } from '../anonymous/anonymous-session';
import { requestJson } from '../api/http';
import { currentUserQuery } from '../api/queries/current-user';
import { recordInteraction } from '../interactions/interactions';
import { toast } from '../ui/toast';

export type ChatPartner = Pick<CharacterDto, 'id' | 'name' | 'tokenCost'>;

interface StartChatOptions {
  /** What to do when no session could be opened; says so and stays on the page when not given. */
  onFailure: (error: Error) => void;
  /** Whether the chat takes the place of this page in the history. */
  replace?: boolean;
}

/**
 * Opens a session with a character and goes to it. "An anonymous visitor on a paid character is sent to
 * the home page." `connectingTo` is the partner while the session is being opened, else null.
 */
export function useStartChat({ onFailure, replace = false }: StartChatOptions) {
  const navigate = useNavigate();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: async (partner: ChatPartner) => {
      const user = await queryClient.ensureQueryData(currentUserQuery());
      if (!user && partner.tokenCost > 0) return null;
      // The chat page's code comes while the server opens the session; navigating reports a failure of either.
      router.loadRouteChunk(router.routesByPath['/chat/$sessionId'])?.catch(() => {});
      return requestJson<ChatSessionDto>('/api/chat/sessions', {
        method: 'POST',
        body: { characterId: partner.id, ...(!user && { anonymousSessionId: anonymousSessionId() }) },
      });
    },
    onSuccess: async (session, partner) => {
      if (session) {
        recordInteraction(partner.id, 'chat');
        await navigate({ to: '/chat/$sessionId', params: { sessionId: session.id }, replace });
        return;
      }
      toast({ title: 'Log in to unlock', description: `${partner.name} can be unlocked with an account.` });
      await navigate({ to: '/', replace });
    },
    onError: onFailure,
  });
  return { start: mutate, connectingTo: isPending && variables ? variables : null };
}

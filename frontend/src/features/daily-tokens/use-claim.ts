import type { DailyClaimDto, DailyTokensStatusDto } from '@parley/contracts/wallet/wallet';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { v4 as uuidv4 } from 'uuid';
import { ApiError, requestJson, serverMessageOf } from '../../shared/api/http';
import { dailyTokensQuery, tokensQuery } from '../../shared/api/queries/wallet';
import { loginAfterNotice } from '../../shared/login';
import { showTokenMovement } from '../../shared/tokens/token-movements';
import { toast } from '../../shared/ui/toast';

/** Takes the daily tokens, once however often it is pressed. */
export function useClaim() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey: ['claim'],
    mutationFn: (idempotencyKey: string) =>
      requestJson<DailyClaimDto>('/api/user/daily-tokens', {
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    onSuccess: ({ tokens, tokenAmount, cooldownEndTime }) => {
      queryClient.setQueryData(tokensQuery().queryKey, { tokens });
      noteStatus(queryClient, { canClaim: false, cooldownEndTime, tokenAmount });
      showTokenMovement(tokenAmount);
    },
    onError: (error) => {
      // Claimed in another tab, say: the button is to tell what is so.
      void queryClient.invalidateQueries({ queryKey: dailyTokensQuery().queryKey });
      if (error instanceof ApiError && error.status === 401) return void loginAfterNotice();
      toast({
        tone: 'fault',
        title: 'Failed to claim tokens',
        description: serverMessageOf(error, 'Please try again later.'),
      });
    },
  });
  const claim = () => {
    if (queryClient.isMutating({ mutationKey: ['claim'] }) === 0) mutate(uuidv4());
  };
  return { claim, isClaiming: isPending };
}

function noteStatus(queryClient: QueryClient, status: DailyTokensStatusDto): void {
  queryClient.setQueryData(dailyTokensQuery().queryKey, status);
}

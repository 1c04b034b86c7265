import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { UnlockDto } from '@parley/contracts/wallet/wallet';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { v4 as uuidv4 } from 'uuid';
import { requestJson } from '../../shared/api/http';
import { tokensQuery, unlockedCharactersQuery } from '../../shared/api/queries/wallet';
import { recordInteraction } from '../../shared/interactions/interactions';
import { isRefusedAsStranger, login } from '../../shared/login';
import { showTokenMovement } from '../../shared/tokens/token-movements';
import { toast } from '../../shared/ui/toast';

interface UnlockOptions {
  onUnlocked?: () => void;
  onFailure?: (error: Error) => void;
}

/** Buys the right to talk with a paid figure, once however often it is asked for. */
export function useUnlock(
  { id, tokenCost }: CharacterDto,
  { onUnlocked, onFailure = sayUnlockFailed }: UnlockOptions,
) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey: ['unlock', id],
    mutationFn: (idempotencyKey: string) =>
      requestJson<UnlockDto>(`/api/characters/${id}/unlock`, {
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    onSuccess: ({ characterId, tokens }) => {
      const before = queryClient.getQueryData(tokensQuery().queryKey)?.tokens;
      queryClient.setQueryData(tokensQuery().queryKey, { tokens });
      queryClient.setQueryData(unlockedCharactersQuery().queryKey, (rows = []) =>
        rows.some((row) => row.characterId === characterId)
          ? rows
          : [...rows, { characterId, unlockedAt: new Date().toISOString() }],
      );
      // Unlocked before, in another tab: nothing was charged.
      if (before === undefined || tokens < before) showTokenMovement(-tokenCost);
      recordInteraction(id, 'unlock');
      toast({
        tone: 'good',
        title: 'Character Unlocked!',
        description: 'You can now chat with this character.',
      });
      onUnlocked?.();
    },
    onError: (error) => {
      // The balance may not be what the page thought: read anew, it tells on the button why not.
      void queryClient.invalidateQueries({ queryKey: tokensQuery().queryKey });
      onFailure(error);
    },
  });
  // One order at a time for a figure, whatever cards it is on.
  const unlock = () => {
    if (queryClient.isMutating({ mutationKey: ['unlock', id] }) === 0) mutate(uuidv4());
  };
  return { unlock, isUnlocking: isPending };
}

/** "An authorization-type error goes to login." */
function sayUnlockFailed(error: Error): void {
  if (isRefusedAsStranger(error)) return login();
  toast({ tone: 'fault', title: 'Error', description: 'Failed to unlock character. Please try again.' });
}

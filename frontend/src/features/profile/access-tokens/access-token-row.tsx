import type { AccessTokenDto } from '@parley/contracts/wallet/access-token';
import { dateText } from '@parley/contracts/text/history-dates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../shared/api/http';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { toast } from '../../../shared/ui/toast';
import { accessTokensQuery, revokeAccessToken } from './access-tokens.queries';

/** One token: what it is for, how it ends, until when, and its end before that. */
export function AccessTokenRow({ token }: { token: AccessTokenDto }) {
  const { name, ending, createdAt, expiresAt, lastUsedAt } = token;
  const [isRevoking, setIsRevoking] = useState(false);
  const [readAt] = useState(() => Date.now());
  const isOver = Date.parse(expiresAt) <= readAt;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <h3 className="font-interface text-base font-semibold tracking-normal wrap-anywhere">{name}</h3>
        <p className="tabular mt-1 text-xs text-ink-faint">
          Ends in <code className="font-semibold text-ink-soft">{ending}</code> · made {dayOf(createdAt)} ·{' '}
          {isOver ? (
            <strong className="font-semibold text-fault">expired {dayOf(expiresAt)}</strong>
          ) : (
            `valid until ${dayOf(expiresAt)}`
          )}{' '}
          · {lastUsedAt ? `last used ${dayOf(lastUsedAt)}` : 'never used'}
        </p>
      </div>
      <Button
        variant="outline"
        className="px-4"
        aria-label={`Revoke ${name}`}
        onClick={() => setIsRevoking(true)}
      >
        Revoke
      </Button>
      {isRevoking && <RevokeDialog token={token} onClose={() => setIsRevoking(false)} />}
    </li>
  );
}

function RevokeDialog({ token, onClose }: { token: AccessTokenDto; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      try {
        await revokeAccessToken(token.id);
      } catch (error) {
        // Gone already is what was wanted.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: async () => {
      toast({ tone: 'good', title: 'Token revoked', description: `“${token.name}” opens nothing any more.` });
      await queryClient.invalidateQueries({ queryKey: accessTokensQuery().queryKey });
    },
    onError: () =>
      toast({
        tone: 'fault',
        title: 'Error',
        description: 'The token could not be revoked. Please try again.',
      }),
  });
  return (
    <ConfirmDialog
      isOpen
      title="Revoke this token?"
      description={`Programs that use “${token.name}” are refused from this moment on.`}
      confirmLabel="Revoke"
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}

function dayOf(time: string): string {
  const date = new Date(time);
  return dateText({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}

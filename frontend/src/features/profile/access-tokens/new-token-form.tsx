import type { NewAccessTokenDto } from '@parley/contracts/wallet/access-token';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { ApiError, serverMessageOf } from '../../../shared/api/http';
import { Button } from '../../../shared/ui/button';
import { accessTokensQuery, createAccessToken } from './access-tokens.queries';

const USUAL_DAYS = 90;
const MOST_DAYS = 366;
const NAME_MAX_LENGTH = 100;
const FIELD =
  'mt-1.5 block h-11 w-full rounded-md border border-edge bg-raised px-3 text-base aria-invalid:border-fault';

/** A new token: what it is for, and for how long. */
export function NewTokenForm({ onMade }: { onMade: (token: NewAccessTokenDto) => void }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [days, setDays] = useState(String(USUAL_DAYS));
  const { mutate, isPending, error } = useMutation({
    // Not repeated by itself: an answer that got lost would leave a token nobody knows the secret of.
    retry: false,
    mutationFn: createAccessToken,
    onSuccess: (made) => {
      setName('');
      setDays(String(USUAL_DAYS));
      onMade(made);
      void queryClient.invalidateQueries({ queryKey: accessTokensQuery().queryKey });
    },
  });
  const expiresInDays = Number(days);
  const isInRange = Number.isInteger(expiresInDays) && expiresInDays >= 1 && expiresInDays <= MOST_DAYS;
  const canMake = name.trim() !== '' && isInRange;
  return (
    <form
      aria-label="New access token"
      className="rounded-lg border border-rule bg-raised p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (canMake && !isPending) mutate({ name: name.trim(), expiresInDays });
      }}
    >
      <h3 className="text-name font-semibold">New token</h3>
      <div className="mt-4 space-y-4">
        <Field label="Name" note="What it is for">
          {(ids) => (
            <input
              {...ids}
              value={name}
              onChange={(event) => setName(event.target.value)}
              maxLength={NAME_MAX_LENGTH}
              autoComplete="off"
              className={FIELD}
            />
          )}
        </Field>
        <Field label="Days" note={`How long it is valid, 1 to ${MOST_DAYS}`}>
          {(ids) => (
            <input
              {...ids}
              value={days}
              onChange={(event) => setDays(event.target.value)}
              inputMode="numeric"
              autoComplete="off"
              aria-invalid={!isInRange}
              className={FIELD}
            />
          )}
        </Field>
      </div>
      {error && (
        <p role="alert" className="mt-4 text-sm text-fault">
          {failureText(error)}
        </p>
      )}
      <Button type="submit" className="mt-5 w-full" disabled={!canMake} isLoading={isPending}>
        Create token
      </Button>
    </form>
  );
}

interface FieldProps {
  label: string;
  note: string;
  children: (ids: { id: string; 'aria-describedby': string }) => ReactNode;
}

function Field({ label, note, children }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({ id, 'aria-describedby': `${id}-note` })}
      <p id={`${id}-note`} className="mt-1 text-xs text-ink-faint">
        {note}
      </p>
    </div>
  );
}

function failureText(error: Error): string {
  const first = error instanceof ApiError ? error.body?.errors?.[0]?.message : undefined;
  return first ?? serverMessageOf(error, 'The token could not be made. Please try again.');
}

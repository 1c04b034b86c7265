import type { NewAccessTokenDto } from '@parley/contracts/wallet/access-token';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../../shared/copy-text';
import { Button } from '../../../shared/ui/button';
import { takeFocus } from '../../../shared/ui/take-focus';

const COPIED_MS = 2_000;

/** The secret of a token that was made just now: nobody can show it again. */
export function NewSecret({ token, onDone }: { token: NewAccessTokenDto; onDone: () => void }) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = () =>
    void copyText(token.secret).then((isCopied) => setResult(isCopied ? 'copied' : 'failed'));
  return (
    <div
      // What was just made is read out and found by keyboard.
      ref={takeFocus}
      tabIndex={-1}
      className="mb-8 rounded-lg border border-good bg-raised p-5 outline-none"
    >
      <h3 className="text-name font-semibold wrap-anywhere">“{token.name}” is ready</h3>
      <p className="mt-1 font-reading text-base text-ink-soft">
        Copy the token now and keep it safe. It is shown this once.
      </p>
      <code
        data-secret
        className="mt-4 block select-all rounded-md border border-rule bg-sunk px-3 py-2.5 text-sm text-ink break-all"
      >
        {token.secret}
      </code>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button onClick={copy}>
          {result === 'copied' ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
          Copy the token
        </Button>
        <Button variant="quiet" onClick={onDone}>
          I have it
        </Button>
        <span role="status" className="text-sm text-ink-soft">
          {result === 'copied' && 'Copied.'}
          {result === 'failed' && 'Copying failed: select the token and copy it yourself.'}
        </span>
      </div>
    </div>
  );
}

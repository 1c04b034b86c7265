import { Check, Link2, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../../shared/copy-text';
import { buttonClasses } from '../../../shared/ui/button';
import { Tooltip } from '../../../shared/ui/tooltip';

const SHOWN_MS = 2_000;

type CopyState = 'idle' | 'copied' | 'failed';

const WORDS = { idle: '', copied: 'Link copied!', failed: 'Copy failed' } as const;
const SIGNS = { idle: Link2, copied: Check, failed: X } as const;

/** Copies the link under which anyone can start a talk with this figure. */
export function ShareButton({ slug }: { slug: string }) {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = () =>
    void copyText(`${location.origin}/talk-to/${slug}`).then((isCopied) =>
      setState(isCopied ? 'copied' : 'failed'),
    );
  const Sign = SIGNS[state];
  return (
    <div className="chat-header-share relative">
      <Tooltip content="Copy the link to this figure">
        <button
          type="button"
          aria-label="Share link"
          onClick={copy}
          className={buttonClasses('quiet', 'md', 'px-3')}
        >
          <Sign aria-hidden size={18} strokeWidth={1.75} />
          <span className="max-md:hidden">Share</span>
        </button>
      </Tooltip>
      <span role="status">
        {state !== 'idle' && (
          <span className="absolute right-0 top-full z-20 mt-1 animate-appear whitespace-nowrap rounded-md bg-ink px-3 py-1.5 text-xs text-paper shadow-lifted">
            {WORDS[state]}
          </span>
        )}
      </span>
    </div>
  );
}

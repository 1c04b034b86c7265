import { useEffect, useState } from 'react';
import { ApiError } from '../../shared/api/http';
import { loginAfterNotice } from '../../shared/login';
import { useIsOnline } from '../../shared/network/connection';
import { toast } from '../../shared/ui/toast';
import { RefusedError } from './model/chat-transport';
import type { SendOutcome } from './model/conversation-ports';

const OFFLINE =
  'You’re offline, so nothing can be sent now. Your text is kept here: send it when you are back online.';

interface Notice {
  text: string;
  goneAfterMs: number | null;
  /** It says nothing any more once the network is back. */
  isGoneOnline?: boolean;
}

interface OutcomeHandlers {
  name: string;
  /** A reply came to its end. */
  onAnswered: () => void;
  onLimit: () => void;
  /** The session is not what it was: not ours or not there any more, or its character has left. */
  onStale: () => void;
}

export interface ChatOutcomes {
  /** What became of the last send when it needs saying beside the input. */
  notice: string | null;
  /** The character costs tokens now, and was not unlocked. */
  isLocked: boolean;
  clearNotice: () => void;
  /** Says that nothing can be sent now, for as long as there is no network. */
  sayOffline: () => void;
  handle: (outcome: SendOutcome) => void;
}

/** Says what a send came to, as the error catalogue has it. */
export function useChatOutcomes({ name, onAnswered, onLimit, onStale }: OutcomeHandlers): ChatOutcomes {
  const [isLocked, setIsLocked] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const isOnline = useIsOnline();
  const [wasOnline, setWasOnline] = useState(isOnline);
  if (wasOnline !== isOnline) {
    setWasOnline(isOnline);
    if (isOnline && notice?.isGoneOnline) setNotice(null);
  }
  useEffect(() => {
    if (!notice?.goneAfterMs) return;
    const timer = setTimeout(() => setNotice(null), notice.goneAfterMs);
    return () => clearTimeout(timer);
  }, [notice]);

  const handle = (outcome: SendOutcome) => {
    if (outcome.kind === 'answered') {
      setNotice(null);
      setIsLocked(false);
      onAnswered();
    }
    if (!('error' in outcome)) return;
    const { error } = outcome;
    if (error && isLimit(error)) return onLimit();
    if (error?.status === 401) {
      loginAfterNotice();
      return;
    }
    setIsLocked(error?.status === 402);
    if (error && [403, 404, 409].includes(error.status)) onStale();
    toast({ tone: 'fault', title: 'Error', description: 'Failed to send message. Please try again.' });
    setNotice(noticeFor(outcome, name));
  };
  return {
    notice: notice?.text ?? null,
    isLocked,
    clearNotice: () => setNotice(null),
    sayOffline: () => setNotice({ text: OFFLINE, goneAfterMs: null, isGoneOnline: true }),
    handle,
  };
}

function isLimit(error: ApiError): boolean {
  return /Message limit reached|limitReached/.test(error.message);
}

/** What happened, what was kept, what to do next; null where the letters or the desk say it already. */
function noticeFor(outcome: SendOutcome, name: string): Notice | null {
  if (outcome.kind === 'kept') {
    const reason = outcome.reason ? ` ${outcome.reason}` : '';
    return { text: `No other answer came: the one there is was kept.${reason}`, goneAfterMs: null };
  }
  if (outcome.kind !== 'not-sent' || outcome.error?.status === 402) return null;
  return noticeForUnsent(outcome.error, name);
}

function noticeForUnsent(error: ApiError | null, name: string): Notice {
  if (error === null) {
    const text =
      'Parley could not be reached. Your message is back in the input: send it again when you are online.';
    return { text, goneAfterMs: null, isGoneOnline: true };
  }
  if (error.status === 409 && !/has left|newest/.test(error.message)) {
    const text = `${name} is still busy with another message. Yours is back in the input: send it when the reply is there.`;
    return { text, goneAfterMs: null };
  }
  if (error.status === 429) {
    const seconds = error instanceof RefusedError ? error.retryAfterSeconds : null;
    const when = seconds === null ? 'in a little while' : `in ${waitText(seconds)}`;
    const text = `That was a lot of messages in a short time. Yours is back in the input: you can send it ${when}.`;
    return { text, goneAfterMs: seconds === null ? null : seconds * 1_000 };
  }
  const reason = error.body?.message ?? 'The message was not sent';
  return { text: `${reason.replace(/\.$/, '')}. Your text is back in the input.`, goneAfterMs: null };
}

function waitText(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

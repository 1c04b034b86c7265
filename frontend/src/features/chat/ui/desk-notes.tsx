import { WifiOff } from 'lucide-react';
import { Button, buttonClasses } from '../../../shared/ui/button';
import { loginPath } from '../../../shared/login';

/** The quiet line under the desk: who really speaks. */
export function PortrayalLine({ name, isUnderstudy }: { name: string; isUnderstudy: boolean }) {
  return (
    <p className="text-center text-2xs text-balance text-ink-faint">
      {isUnderstudy
        ? `Parley’s understudy (no language model) is speaking for ${name}. This is an AI portrayal and can be wrong.`
        : `This is an AI portrayal of ${name} and can be wrong.`}
    </p>
  );
}

interface NoticeLineProps {
  children: string;
}

/** What became of the last send, and of its text. */
export function NoticeLine({ children }: NoticeLineProps) {
  return (
    <p role="alert" className="mb-3 border-l-2 border-fault pl-3 text-sm text-ink-soft">
      {children}
    </p>
  );
}

interface CutOffLineProps {
  name: string;
  onReconnect: () => void;
}

/** The connection stayed away; the reply is at the server. */
export function CutOffLine({ name, onReconnect }: CutOffLineProps) {
  return (
    <div role="alert" className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <WifiOff aria-hidden size={18} className="text-fault" />
      <p className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">
        The connection was lost. Your message arrived and {name}’s reply is being kept for you.
      </p>
      <Button variant="outline" size="sm" className="min-h-11" onClick={onReconnect}>
        Reconnect
      </Button>
    </div>
  );
}

/** In place of an empty hand: the two ways on after the last free message. */
export function LimitLine({ isBusy, onReset }: { isBusy: boolean; onReset: () => void }) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="min-w-0 flex-1 basis-52 text-sm text-ink-soft">You have used your free messages.</p>
      <a href={loginPath()} className={buttonClasses('primary', 'sm', 'min-h-11')}>
        Create Free Account
      </a>
      <Button variant="outline" size="sm" className="min-h-11" disabled={isBusy} onClick={onReset}>
        Reset chat
      </Button>
    </div>
  );
}

/** The character is no longer published: there is nobody to write to. */
export function HasLeftNote({ name }: { name: string }) {
  return (
    <p
      role="note"
      className="rounded-lg border border-rule bg-sunk px-5 py-4 text-center font-reading text-reading text-ink-soft"
    >
      {name} has left Parley. You can still read what was said here.
    </p>
  );
}

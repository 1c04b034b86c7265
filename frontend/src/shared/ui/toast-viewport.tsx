import { CircleAlert, CircleCheck, Feather, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useState } from 'react';
import { type ShownToast, type ToastTone, dismissToast, useShownToast } from './toast';

const DISPLAY_MS = 5_000;
const SWIPE_PX = 50;
/** As long as the leaving animation; the message is dropped from the store after it. */
const LEAVE_MS = 170;

const SIGNS: Record<ToastTone, typeof Feather> = {
  neutral: Feather,
  good: CircleCheck,
  fault: CircleAlert,
};
const SIGN_COLOURS: Record<ToastTone, string> = {
  neutral: 'text-accent',
  good: 'text-good',
  fault: 'text-fault',
};

/** Where toasts appear: F8 moves the focus there, a swipe of 50 px sends one away. */
export function ToastViewport() {
  const message = useShownToast();
  return (
    <Radix.Provider duration={DISPLAY_MS} swipeThreshold={SWIPE_PX} swipeDirection="right">
      {message && <ToastSlip key={message.id} message={message} />}
      <Radix.Viewport
        hotkey={['F8']}
        className="fixed bottom-0 right-0 z-50 m-0 flex w-full max-w-toast list-none flex-col p-4 outline-none"
      />
    </Radix.Provider>
  );
}

function ToastSlip({ message }: { message: ShownToast }) {
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => dismissToast(message.id), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [isOpen, message.id]);
  const tone = message.tone ?? 'neutral';
  const Sign = SIGNS[tone];
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={setIsOpen}
      type={tone === 'fault' ? 'foreground' : 'background'}
      className="relative flex gap-3 rounded-lg border border-edge bg-raised p-4 pr-12 shadow-lifted data-[state=open]:animate-toast-in data-[state=closed]:animate-toast-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform"
    >
      <Sign aria-hidden size={20} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${SIGN_COLOURS[tone]}`} />
      <div>
        <Radix.Title className="font-display text-base font-semibold">{message.title}</Radix.Title>
        {message.description && (
          <Radix.Description className="mt-0.5 text-sm text-ink-soft">
            {message.description}
          </Radix.Description>
        )}
      </div>
      <Radix.Close
        aria-label="Close"
        className="absolute right-2 top-2 grid size-9 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
      >
        <X aria-hidden size={16} />
      </Radix.Close>
    </Radix.Root>
  );
}

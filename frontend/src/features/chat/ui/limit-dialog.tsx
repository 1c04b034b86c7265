import { loginPath } from '../../../shared/login';
import { Button, buttonClasses } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { takeFocus } from '../../../shared/ui/take-focus';

interface LimitDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  name: string;
  isResetting: boolean;
  onReset: () => void;
}

/** What an anonymous visitor can do when the allowance is used up. */
export function LimitDialog({ isOpen, onOpenChange, name, isResetting, onReset }: LimitDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Message limit reached"
      description={`You have used your free messages. With a free account the conversation with ${name} goes on from here; nothing of it is lost.`}
    >
      {/* The dialog opens by itself, perhaps over someone who is typing: no key they press may hit a button that
          deletes the conversation or leaves the page. */}
      <div tabIndex={-1} ref={takeFocus} className="outline-none">
        <a href={loginPath()} className={buttonClasses('primary', 'md', 'w-full')}>
          Create Free Account
        </a>
      </div>
      <div className="mt-6 border-t border-rule pt-5">
        <p className="text-sm text-ink-soft">
          Or begin anew: this conversation is deleted and you get <strong>4 fresh messages</strong>.
        </p>
        <Button variant="outline" className="mt-3 w-full" isLoading={isResetting} onClick={onReset}>
          Reset chat
        </Button>
      </div>
    </Dialog>
  );
}

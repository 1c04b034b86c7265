import { Ornament } from '../../../shared/ui/ornament';

/** While the conversation is fetched. */
export function ChatSplash() {
  return (
    <div role="status" className="chat-room grid place-items-center px-gutter">
      <div className="flex animate-appear flex-col items-center text-center">
        <Ornament className="h-7 animate-breathe text-accent" />
        <p className="mt-6 font-display text-title">Opening your conversation…</p>
        <p className="mt-2 font-reading text-reading italic text-ink-faint">A chair is being drawn up.</p>
      </div>
    </div>
  );
}

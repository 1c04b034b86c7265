import type { MessageDto } from '@parley/contracts/chat/message';
import { useEffect, useRef, useState } from 'react';

/** Long enough for a screen reader to take it up; then the words are on the page once only. */
const ANNOUNCED_MS = 1_500;

interface ReplyAnnouncerProps {
  name: string;
  messages: readonly MessageDto[];
}

/** Reads completed replies aloud, each once and whole; words that are still being written never. */
export function ReplyAnnouncer({ name, messages }: ReplyAnnouncerProps) {
  const newest = messages.findLast(({ role }) => role === 'assistant');
  const heardId = useRef(newest?.id);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!newest || newest.id === heardId.current) return;
    heardId.current = newest.id;
    setWords(`${name}: ${newest.content}`);
    const timer = setTimeout(() => setWords(''), ANNOUNCED_MS);
    return () => clearTimeout(timer);
  }, [name, newest]);
  return (
    <div aria-live="polite" className="sr-only">
      {words}
    </div>
  );
}

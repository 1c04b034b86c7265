import { useState } from 'react';

/** The day on the visitor's own calendar when the page was opened. */
export function useToday(): { month: number; day: number } {
  const [now] = useState(() => new Date());
  return { month: now.getMonth() + 1, day: now.getDate() };
}

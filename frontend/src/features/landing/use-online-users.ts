import { useEffect, useState } from 'react';

/** "Fake online users start at 127, change every 10 s within 100 to 200." */
const ONLINE_START = 127;
const ONLINE_LEAST = 100;
const ONLINE_MOST = 200;
const ONLINE_STEP = 5;
const CHANGE_MS = 10_000;
/** "Joined-last-hour starts at 8, capped at 15." */
const JOINED_START = 8;
const JOINED_MOST = 15;
const JOIN_CHANCE = 0.3;

/** The landing page's made-up liveliness. */
export function useOnlineUsers(): { online: number; joinedLastHour: number } {
  const [online, setOnline] = useState(ONLINE_START);
  const [joinedLastHour, setJoined] = useState(JOINED_START);
  useEffect(() => {
    const timer = setInterval(() => {
      const change = Math.round((Math.random() * 2 - 1) * ONLINE_STEP);
      setOnline((now) => Math.min(ONLINE_MOST, Math.max(ONLINE_LEAST, now + change)));
      if (Math.random() < JOIN_CHANCE) setJoined((now) => Math.min(JOINED_MOST, now + 1));
    }, CHANGE_MS);
    return () => clearInterval(timer);
  }, []);
  return { online, joinedLastHour };
}

import { useOnlineUsers } from './use-online-users';

const JOINED_SHOWN_ABOVE = 5;

/** How busy the reading room is, as the landing page claims it. */
export function OnlineBadge() {
  const { online, joinedLastHour } = useOnlineUsers();
  return (
    <p className="tabular inline-flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
      <span aria-hidden className="size-2 rounded-full bg-good" />
      <span>{online} people online</span>
      {joinedLastHour > JOINED_SHOWN_ABOVE && (
        <span className="text-ink-faint">{joinedLastHour} joined in the last hour</span>
      )}
    </p>
  );
}

import { readStored, writeStored } from '../storage/safe-storage';

const STORE = 'parley.interactions';
const MOST_KEPT = 100;
const INTERACTION_TYPES = ['view', 'chat', 'unlock'] as const;
export type InteractionType = (typeof INTERACTION_TYPES)[number];

/** How much each kind of interaction says about what someone likes. */
export const INTERACTION_WEIGHT: Record<InteractionType, number> = { view: 1, chat: 3, unlock: 5 };

/** Something that the visitor did with a figure. Stays in this browser. */
export interface Interaction {
  characterId: number;
  interactionType: InteractionType;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Milliseconds that the visit had lasted. */
  sessionDuration: number;
}

/** The newest last, at most 100. "Unreadable stored interaction records are discarded." */
export function readInteractions(): Interaction[] {
  try {
    const stored: unknown = JSON.parse(readStored(STORE) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isInteraction).slice(-MOST_KEPT) : [];
  } catch {
    return [];
  }
}

export function recordInteraction(characterId: number, interactionType: InteractionType): void {
  const record: Interaction = {
    characterId,
    interactionType,
    timestamp: Date.now(),
    sessionDuration: Math.round(performance.now()),
  };
  writeStored(STORE, JSON.stringify([...readInteractions(), record].slice(-MOST_KEPT)));
}

function isInteraction(value: unknown): value is Interaction {
  if (typeof value !== 'object' || value === null) return false;
  const { characterId, interactionType, timestamp, sessionDuration } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(characterId) &&
    INTERACTION_TYPES.some((known) => known === interactionType) &&
    Number.isFinite(timestamp) &&
    Number.isFinite(sessionDuration)
  );
}

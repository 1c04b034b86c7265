import type { Dossier } from './dossier.js';

export const MOODS = [
  'excited',
  'thoughtful',
  'serious',
  'playful',
  'wise',
  'inspiring',
  'curious',
  'passionate',
  'contemplative',
  'confident',
  'neutral',
] as const;
export type Mood = (typeof MOODS)[number];

/** Publication states; only PUBLISHED is ever shown in public. */
export const PUBLICATION_STATUSES = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const;
export type PublicationStatus = (typeof PUBLICATION_STATUSES)[number];

/** A collection as named on a character. */
export interface CollectionName {
  id: number;
  name: string;
}

/** A published character as the public sees it: never a personality. */
export interface CharacterDto {
  id: number;
  slug: string;
  name: string;
  description: string;
  era: string;
  category: string;
  /** The picture; where none is set, the one that media draws. */
  imageUrl: string;
  /** Whole tokens, 0 means free. */
  tokenCost: number;
  mood: Mood;
  isFeatured: boolean;
  status: PublicationStatus;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Null when unknown; negative for BC. */
  bornYear: number | null;
  diedYear: number | null;
  collections: CollectionName[];
}

/** What chat needs to portray a character; internal, never sent to a browser. */
export interface PersonaDto {
  character: CharacterDto;
  personality: string;
  dossier: Dossier;
}

/** What can be filtered by, with the number of published characters behind each value, in the order to show. */
export interface CharacterFacetsDto {
  categories: FacetValue[];
  eras: FacetValue[];
}

export interface FacetValue {
  value: string;
  count: number;
}

/** One page of Discover; `total` counts the published characters that the filter leaves. */
export interface DiscoverDto {
  characters: CharacterDto[];
  hasMore: boolean;
  total: number;
}

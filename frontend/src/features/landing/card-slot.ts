import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { ReactNode } from 'react';

/** How the route draws a figure's card: the card belongs to another feature. */
export type CardSlot = (character: CharacterDto, ribbon?: string) => ReactNode;

import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { ReactNode } from 'react';

/**
 * How a route draws the way into a conversation with a figure, or what stands in its place when the figure
 * is locked: the rules of that belong to another feature.
 */
export type StartSlot = (character: CharacterDto, label: string, look: 'primary' | 'soft') => ReactNode;

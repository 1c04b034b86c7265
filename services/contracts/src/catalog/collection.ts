/** A collection with what can be derived from its published characters. */
export interface CollectionDto {
  id: number;
  name: string;
  description: string;
  /** The lowest token cost among its characters, null when it has none. */
  minTokenCost: number | null;
  characterCount: number;
}

import { type Checked, fields, key, listOf, text } from './content-checks.js';

const shape = fields({ key, name: text, description: text });

/** An entry of `collections.yaml`; its place in the list is its place on the page. */
export type CollectionContent = Checked<typeof shape>;

export const collectionsContent = listOf(shape, 1);

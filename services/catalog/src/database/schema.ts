/** The schema that is the catalog's own. */
export const SCHEMA = 'catalog';

export const SCHEMA = 'analytics';

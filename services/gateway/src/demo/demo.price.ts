import { DEMO_CHARACTERS_MAX } from '@parley/contracts/text/limits';
import type { CallPrice } from '../limits/rate-limited.decorator.js';

/** Each character that is asked is a call of the model; more than chat would take cost nothing more. */
export const demoPrice: CallPrice = ({ characterIds }) =>
  Array.isArray(characterIds) ? Math.min(Math.max(characterIds.length, 1), DEMO_CHARACTERS_MAX) : 1;

import { SESSION_TITLE_MAX_LENGTH } from '@parley/contracts/text/limits';
import { shortened } from '@parley/contracts/text/shortened';

const LABEL = /^(?:title|titre|titel|título|titolo)\s*:\s*/i;
const WRAPPING = /^["'“”„«»‘’`*_#\s]+|["'“”„«»‘’`*_\s]+$/g;

/** A title as a model writes it, made fit to be shown: one line, no quotation marks; null when nothing is left. */
export function cleanTitle(said: string): string | null {
  const line = said.split('\n').find((one) => one.replace(WRAPPING, '') !== '') ?? '';
  const bare = line.replace(WRAPPING, '').replace(LABEL, '').replace(WRAPPING, '');
  // One full stop goes; an ellipsis, a question mark or an initial stays.
  const title = bare.replace(/(?<=[^\s.]{2})\.$/, '').replace(/[“”„«»"]/g, '');
  return shortened(title, SESSION_TITLE_MAX_LENGTH) || null;
}

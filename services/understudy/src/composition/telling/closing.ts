import type { Quotation } from '@parley/contracts/catalog/dossier';
import { countWords } from '../language/plain-text.js';
import { stemsOf } from '../memory/text-index.js';
import { QUOTATION_LEADS, REPORTED_LEADS } from '../phrases/opinions.js';
import { voiceLines } from '../phrases/default-voice.js';
import type { Paragraphs, Scene } from './scene.js';

/** Above this an answer needs no closing words; below the other it wants some. */
const LONG_WORDS = 150;
const SHORT_WORDS = 85;
const SHARED_STEMS = 3;

/** Ends an answer now and then with a quotation, a reflection or one of the figure's questions. */
export function withClosing(scene: Scene, paragraphs: Paragraphs): Paragraphs {
  const words = countWords(paragraphs.join(' '));
  if (words > LONG_WORDS) return paragraphs;
  const closing = closingFor(scene, paragraphs, words < SHORT_WORDS);
  return closing ? [...paragraphs, closing] : paragraphs;
}

function closingFor(scene: Scene, paragraphs: Paragraphs, isShort: boolean): string | undefined {
  const { chooser } = scene;
  const quotation = fittingQuotation(scene, `${scene.message} ${paragraphs.join(' ')}`, SHARED_STEMS);
  if (quotation && chooser.chance(0.6)) return quoted(scene, quotation);
  const lastAsked = /\?\s*$/.test(scene.earlier.findLast(({ role }) => role === 'figure')?.text ?? '');
  if (chooser.chance(isShort ? 0.5 : 0.3)) return reflection(scene, scene.message);
  if (!lastAsked && chooser.chance(isShort ? 0.9 : 0.4)) return figureQuestion(scene);
  return isShort ? reflection(scene) : undefined;
}

/** A thought of the figure's that the guest has not heard, near to the text where one is. */
export function reflection(scene: Scene, near = ''): string | undefined {
  const lines = voiceLines(scene.memory.persona.dossier, 'reflections');
  const wanted = new Set(stemsOf(near));
  const kindred = lines.filter((line) => stemsOf(line).some((term) => wanted.has(term)));
  return (kindred.length > 0 ? scene.chooser.unheard(kindred) : undefined) ?? scene.chooser.unheard(lines);
}

/** The same where the answer hangs on it: better a thought heard before than none. */
export function anyReflection(scene: Scene, near = ''): string | undefined {
  return (
    reflection(scene, near) ?? scene.chooser.fresh(voiceLines(scene.memory.persona.dossier, 'reflections'))
  );
}

export function figureQuestion(scene: Scene): string | undefined {
  return scene.chooser.unheard(voiceLines(scene.memory.persona.dossier, 'questions'));
}

export function anyFigureQuestion(scene: Scene): string {
  return scene.chooser.fresh(voiceLines(scene.memory.persona.dossier, 'questions'))!;
}

/** The quotation, not yet used, that shares the most words with the text. */
export function fittingQuotation(scene: Scene, text: string, atLeast: number): Quotation | null {
  const said = scene.earlier.map((turn) => turn.text).join('\n');
  const wanted = new Set(stemsOf(text));
  const ranked = scene.memory.persona.dossier.quotations
    .filter((quotation) => !said.includes(quotation.text) && !text.includes(quotation.text))
    .map((quotation) => ({
      quotation,
      shared: new Set(stemsOf(quotation.text).filter((term) => wanted.has(term))).size,
    }))
    .sort((one, other) => other.shared - one.shared);
  const best = ranked[0];
  return best && best.shared >= atLeast ? best.quotation : null;
}

/** The figure's own words, never altered, in italics behind a lead. */
export function quoted({ chooser }: Scene, { text, source }: Quotation): string {
  const isReported = /\b(?:reported|attributed|according to|recalled|as told|recorded by|recollect)/i.test(
    source,
  );
  return `${chooser.fresh(isReported ? REPORTED_LEADS : QUOTATION_LEADS)} ${italic(text)}`;
}

/** Text that holds an asterisk stays as it is: the mark-up would break it. */
function italic(text: string): string {
  return text.includes('*') ? text : `*${text}*`;
}

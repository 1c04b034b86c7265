import { wordsOf } from '../language/plain-text.js';

/** Frequent words of other languages that are no English words. */
const FOREIGN_WORDS = new Set(
  `
  ich du sie wir nicht und der das ist sind wo wann wie warum haben hast bist dein deine ihr mir mich mit fur wurde wurdest geboren sprechen
  je tu vous nous est sont avez etes etait quand comment pourquoi qui que quoi avec dans les des une votre ton ne pas plus mais ou suis parlez
  el la los las es eres usted como cuando donde porque por que con para una su tu mi muy pero soy fue hola naciste habla
  il lo gli che chi come quando dove perche sono sei sua tuo con per una della nel
  wat waar wanneer waarom ben jij het een niet maar
  o os voce quem onde porque foi nao sou
  `
    .split(/\s+/)
    .filter(Boolean),
);
/** Also English, or names: they prove nothing. */
for (const word of [
  'die',
  'me',
  'a',
  'no',
  'per',
  'con',
  'come',
  'como',
  'la',
  'el',
  'los',
  'las',
  'des',
  'o',
  'lo',
  'mit',
  'tu',
  'plus',
  'ton',
  'est',
  'sole',
]) {
  FOREIGN_WORDS.delete(word);
}

/** Whether the guest writes another language than English, the one tongue the understudy has. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length >= 2 && latin.length < letters.length / 2) return true;
  if (/[¿¡]/.test(text)) return true;
  const words = wordsOf(text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''));
  if (words.length < 2) return false;
  const foreign = words.filter((word) => FOREIGN_WORDS.has(word)).length;
  return foreign >= 2 && foreign / words.length >= (words.length < 4 ? 0.6 : 0.3);
}

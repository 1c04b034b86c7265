import type { Strands } from './guilloche.js';

/** Text as it may stand in XML: between tags, or in an attribute. */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // What XML 1.0 has no way to write.
      .replace(/[\p{Cc}\ufffe\uffff]/gu, ' ')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}

/** A definition of the strand and its strikes, each turned a little further. */
export function weave(id: string, { path, turns }: Strands): string {
  const first = `<path id="${id}" d="${path}"/>`;
  return first + strikes(id, turns.slice(1));
}

/** Further strikes of a strand that is already on the plate. */
export function strikes(id: string, turns: readonly number[]): string {
  return turns.map((turn) => `<use href="#${id}" transform="rotate(${turn})"/>`).join('');
}

/** Metal seen under light from the upper left. */
export function giltGradient(id: string): string {
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">` +
    '<stop offset="0" stop-color="#f3e3b3"/><stop offset=".26" stop-color="#bb974f"/>' +
    '<stop offset=".5" stop-color="#86662e"/><stop offset=".74" stop-color="#c9a861"/>' +
    '<stop offset="1" stop-color="#8f6f35"/></linearGradient>'
  );
}

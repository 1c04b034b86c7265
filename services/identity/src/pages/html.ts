const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that needs no escaping any more; only {@link html} and {@link trusted} make it. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = Html | string | number | undefined | false | readonly Value[];

/** A template whose values are escaped, for text and for attributes in double quotes; nothing for false and undefined. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((markup, part, at) => markup + markupOf(values[at - 1]) + part));
}

/** Markup that was made safe elsewhere. */
export const trusted = (markup: string): Html => new Html(markup);

function markupOf(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map(markupOf).join('');
  if (value === undefined || value === false) return '';
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}

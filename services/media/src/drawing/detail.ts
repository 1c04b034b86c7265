/** How much is engraved: `seal` at 40 px, `coin` at card size, `medal` for a hero. */
export const DETAILS = ['seal', 'coin', 'medal'] as const;
export type Detail = (typeof DETAILS)[number];

/**
 * A drawing for one size only, or for all: then it holds what each size needs and shows it by the width that
 * it is shown at, which for an SVG in an `<img>` is what `max-width` asks for.
 */
export type Detailing = Detail | 'responsive';

/** Pixels of width below which the next finer engraving would be a smear. */
export interface DetailWidths {
  sealBelow: number;
  coinBelow: number;
}

const CLASSES: Record<Detail, string> = { seal: 's', coin: 'c', medal: 'm' };

/** Puts what only some sizes show into the drawing. */
export class Plate {
  constructor(
    private readonly detailing: Detailing,
    private readonly widths: DetailWidths,
  ) {}

  /** The markup where it is shown; in a responsive drawing, marked with the sizes that show it. */
  only(details: readonly Detail[], markup: () => string): string {
    if (this.detailing === 'responsive') {
      const name = details.map((detail) => CLASSES[detail]).join('');
      return `<g class="${name}">${markup()}</g>`;
    }
    return details.includes(this.detailing) ? markup() : '';
  }

  /** A value that differs by size, as an attribute; `style` switches it in a responsive drawing. */
  hairline(widths: Record<Detail, number>): string {
    return this.detailing === 'responsive'
      ? `class="h" stroke-width="${widths.medal}"`
      : `stroke-width="${widths[this.detailing]}"`;
  }

  style(hairline: Record<Detail, number>, night: string): string {
    if (this.detailing !== 'responsive') return '';
    const { coinBelow, sealBelow } = this.widths;
    return (
      '<style>.s,.c,.sc{display:none}' +
      `@media(max-width:${coinBelow}px){.m{display:none}.c,.sc{display:inline}.h{stroke-width:${hairline.coin}}}` +
      `@media(max-width:${sealBelow}px){.c,.cm{display:none}.s{display:inline}.h{stroke-width:${hairline.seal}}}` +
      `@media(prefers-color-scheme:dark){${night}}</style>`
    );
  }
}

/** The detail that suits a drawing of that many pixels across. */
export function detailFor(width: number, { sealBelow, coinBelow }: DetailWidths): Detail {
  return width <= sealBelow ? 'seal' : width <= coinBelow ? 'coin' : 'medal';
}

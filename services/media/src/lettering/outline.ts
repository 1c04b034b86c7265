import { type Cut, setLine, UNITS_PER_EM } from './typeface.js';

/** Text as one filled path, and the box of its ink. */
export interface Outline {
  path: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Setting {
  cut: Cut;
  /** Of the em, in drawing units. */
  size: number;
  /** Room between letters, in ems. */
  tracking?: number;
  /** Digits after the point: what the drawing is enlarged by decides how many it takes. */
  digits?: 0 | 1;
}

/** The text as a path that begins at x 0 on the baseline y 0, y downwards. Empty where nothing can be set. */
export function outlineOf(text: string, { cut, size, tracking = 0, digits = 0 }: Setting): Outline {
  const pen = new Pen(digits);
  for (const { glyph, x } of setLine(text, cut, tracking).glyphs) {
    const scale = size / UNITS_PER_EM;
    for (const { command, args } of glyph.path.commands) {
      pen.draw(
        command,
        args.map((value, place) => (place % 2 === 0 ? x * size + value * scale : -value * scale)),
      );
    }
  }
  return pen.outline();
}

/** The width of the text, in drawing units. */
export function widthOf(text: string, { cut, size, tracking = 0 }: Setting): number {
  return setLine(text, cut, tracking).width * size;
}

const LETTERS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/** Writes relative commands in rounded numbers, without drifting: each step is taken from where the pen is. */
class Pen {
  private readonly parts: string[] = [];
  private readonly factor: number;
  private x = 0;
  private y = 0;
  private box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };

  constructor(digits: number) {
    this.factor = 10 ** digits;
  }

  draw(command: string, points: number[]): void {
    const letter = LETTERS[command]!;
    const rounded = points.map((value) => Math.round(value * this.factor));
    const isAbsolute = letter === 'M';
    const numbers = rounded.map((value, place) => {
      const from = isAbsolute ? 0 : place % 2 === 0 ? this.x : this.y;
      return String((value - from) / this.factor);
    });
    this.parts.push(letter + numbers.join(' ').replaceAll(' -', '-'));
    for (let place = 0; place < rounded.length; place += 2) this.reach(rounded[place]!, rounded[place + 1]!);
    if (rounded.length >= 2) [this.x, this.y] = rounded.slice(-2) as [number, number];
  }

  private reach(x: number, y: number): void {
    const { left, right, top, bottom } = this.box;
    this.box = {
      left: Math.min(left, x),
      right: Math.max(right, x),
      top: Math.min(top, y),
      bottom: Math.max(bottom, y),
    };
  }

  outline(): Outline {
    const path = this.parts.join('');
    if (path === '') return { path, left: 0, right: 0, top: 0, bottom: 0 };
    const { left, right, top, bottom } = this.box;
    const { factor } = this;
    return {
      path,
      left: left / factor,
      right: right / factor,
      top: top / factor,
      bottom: bottom / factor,
    };
  }
}

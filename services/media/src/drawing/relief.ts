import { type Outline, outlineOf, type Setting } from '../lettering/outline.js';

interface Relief {
  id: string;
  /** What the letters stand on: their shadow has its colour. */
  shade: string;
  /** Fill of the letters. */
  fill: string;
  /** Where the shadow falls, in drawing units. */
  depth: number;
}

/** Text in raised letters, its ink centred on x and y. */
export function raisedText(text: string, setting: Setting, x: number, y: number, relief: Relief): string {
  const outline = outlineOf(text, setting);
  return outline.path === '' ? '' : raised(outline, x, y, relief);
}

function raised(outline: Outline, x: number, y: number, { id, shade, fill, depth }: Relief): string {
  const left = Math.round(x - (outline.left + outline.right) / 2);
  const top = Math.round(y - (outline.top + outline.bottom) / 2);
  const use = (step: number, attributes: string) =>
    `<use href="#${id}" transform="translate(${left + step} ${top + step * 1.3})" ${attributes}/>`;
  return (
    `<defs><path id="${id}" d="${outline.path}"/></defs>` +
    use(depth, `fill="${shade}" fill-opacity=".85"`) +
    use(depth * 0.45, `fill="${shade}" fill-opacity=".6"`) +
    use(0, `fill="${fill}"`)
  );
}

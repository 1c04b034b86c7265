import { ByteReader } from './byte-reader.js';

/** The two tables of TrueType outlines, rebuilt from WOFF2's transformed one. */
export interface GlyphTables {
  glyf: Buffer;
  /** In the long format. */
  loca: Buffer;
}

interface Streams {
  contours: ByteReader;
  points: ByteReader;
  flags: ByteReader;
  glyphs: ByteReader;
  composites: ByteReader;
  boxes: ByteReader;
  instructions: ByteReader;
}

const COMPOSITE = 0xffff;
const ON_CURVE = 0x01;
const ARGS_ARE_WORDS = 0x01;
const HAS_SCALE = 0x08;
const MORE_COMPONENTS = 0x20;
const HAS_TWO_SCALES = 0x40;
const HAS_MATRIX = 0x80;
const HAS_INSTRUCTIONS = 0x100;

/** https://www.w3.org/TR/WOFF2/#glyf_table_format, written back without any packing: nothing reads it twice. */
export function rebuildGlyphs(transformed: Buffer): GlyphTables {
  const head = new ByteReader(transformed);
  head.take(4);
  const count = head.uint16();
  head.take(2);
  const sizes = Array.from({ length: 7 }, () => head.uint32());
  const parts = sizes.map((size) => head.take(size));
  const [contours, points, flags, glyphs, composites, boxPart, instructions] = parts.map(
    (part) => new ByteReader(part),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader];
  const bitmap = boxPart.take(4 * Math.ceil(count / 32));
  const streams = { contours, points, flags, glyphs, composites, boxes: boxPart, instructions };
  const outlines: Buffer[] = [];
  const loca = Buffer.alloc(4 * (count + 1));
  let length = 0;
  for (let index = 0; index < count; index++) {
    const hasBox = ((bitmap[index >> 3]! >> (7 - (index & 7))) & 1) === 1;
    const outline = rebuildGlyph(streams, hasBox);
    outlines.push(outline);
    length += outline.length;
    loca.writeUInt32BE(length, 4 * (index + 1));
  }
  return { glyf: Buffer.concat(outlines), loca };
}

function rebuildGlyph(streams: Streams, hasBox: boolean): Buffer {
  const contours = streams.contours.uint16();
  if (contours === 0) return Buffer.alloc(0);
  const outline =
    contours === COMPOSITE ? rebuildComposite(streams) : rebuildSimple(streams, contours, hasBox);
  return Buffer.concat([outline, Buffer.alloc(-outline.length & 3)]);
}

function rebuildComposite({ composites, boxes, glyphs, instructions }: Streams): Buffer {
  const parts = [int16s(-1), boxes.take(8)];
  let flags: number;
  let isInstructed = false;
  do {
    flags = composites.uint16();
    const scale = flags & HAS_SCALE ? 2 : flags & HAS_TWO_SCALES ? 4 : flags & HAS_MATRIX ? 8 : 0;
    const rest = composites.take(2 + (flags & ARGS_ARE_WORDS ? 4 : 2) + scale);
    parts.push(int16s(flags), rest);
    isInstructed ||= (flags & HAS_INSTRUCTIONS) !== 0;
  } while (flags & MORE_COMPONENTS);
  if (isInstructed) {
    const length = glyphs.packedUint16();
    parts.push(int16s(length), instructions.take(length));
  }
  return Buffer.concat(parts);
}

function rebuildSimple(streams: Streams, contours: number, hasBox: boolean): Buffer {
  const ends: number[] = [];
  let count = 0;
  for (let index = 0; index < contours; index++) {
    count += streams.points.packedUint16();
    ends.push(count - 1);
  }
  const steps = Array.from({ length: count }, () => readStep(streams));
  const instructionLength = streams.glyphs.packedUint16();
  const instructions = streams.instructions.take(instructionLength);
  return Buffer.concat([
    int16s(contours),
    hasBox ? streams.boxes.take(8) : boxOf(steps),
    int16s(...ends, instructionLength),
    instructions,
    Buffer.from(steps.map(({ isOnCurve }) => (isOnCurve ? ON_CURVE : 0))),
    int16s(...steps.map(({ dx }) => dx)),
    int16s(...steps.map(({ dy }) => dy)),
  ]);
}

interface Step {
  dx: number;
  dy: number;
  isOnCurve: boolean;
}

/** One point, as the step from the one before: the flag says how many bytes hold it and how. */
function readStep({ flags, glyphs }: Streams): Step {
  const flag = flags.uint8();
  const isOnCurve = flag < 0x80;
  const code = flag & 0x7f;
  const signed = (bit: number, value: number) => (code & bit ? value : -value);
  if (code < 10) return { dx: 0, dy: signed(1, ((code & 14) << 7) + glyphs.uint8()), isOnCurve };
  if (code < 20) return { dx: signed(1, (((code - 10) & 14) << 7) + glyphs.uint8()), dy: 0, isOnCurve };
  if (code < 84) {
    const [base, byte] = [code - 20, glyphs.uint8()];
    const dx = signed(1, 1 + (base & 0x30) + (byte >> 4));
    return { dx, dy: signed(2, 1 + ((base & 0x0c) << 2) + (byte & 0x0f)), isOnCurve };
  }
  if (code < 120) {
    const base = code - 84;
    const dx = signed(1, 1 + (Math.floor(base / 12) << 8) + glyphs.uint8());
    return { dx, dy: signed(2, 1 + (((base % 12) >> 2) << 8) + glyphs.uint8()), isOnCurve };
  }
  if (code < 124) {
    const [first, middle, last] = [glyphs.uint8(), glyphs.uint8(), glyphs.uint8()];
    const dx = signed(1, (first << 4) + (middle >> 4));
    return { dx, dy: signed(2, ((middle & 0x0f) << 8) + last), isOnCurve };
  }
  const dx = signed(1, glyphs.uint16());
  return { dx, dy: signed(2, glyphs.uint16()), isOnCurve };
}

function boxOf(steps: Step[]): Buffer {
  let [x, y, left, low, right, high] = [0, 0, Infinity, Infinity, -Infinity, -Infinity];
  for (const { dx, dy } of steps) {
    x += dx;
    y += dy;
    [left, right, low, high] = [Math.min(left, x), Math.max(right, x), Math.min(low, y), Math.max(high, y)];
  }
  return int16s(left, low, right, high);
}

function int16s(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, place) => bytes.writeUInt16BE(value & 0xffff, 2 * place));
  return bytes;
}

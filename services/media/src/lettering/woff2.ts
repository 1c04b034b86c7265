import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader.js';
import { rebuildGlyphs } from './woff2-glyphs.js';

/** The tables that WOFF2 numbers instead of naming, in its order; `_` stands for a space. */
const KNOWN_TAGS = `
  cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern
  LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar
  bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat
  Gloc Feat Sill`
  .trim()
  .split(/\s+/)
  .map((tag) => tag.replace('_', ' '));
const UNTRANSFORMED_OUTLINES = 3;
const INDEX_FORMAT_OFFSET = 50;

interface Entry {
  tag: string;
  length: number;
  isTransformed: boolean;
}

/**
 * A WOFF2 file as plain TrueType. fontkit reads the outlines of a WOFF2 file but not their variations, so the
 * wrapping comes off first.
 */
export function trueTypeOf(woff2: Buffer): Buffer {
  const reader = new ByteReader(woff2);
  if (reader.take(4).toString('latin1') !== 'wOF2') throw new Error('This is not a WOFF2 file.');
  const flavor = reader.uint32();
  reader.take(4);
  const count = reader.uint16();
  reader.take(6);
  const compressedLength = reader.uint32();
  reader.take(24);
  const entries = Array.from({ length: count }, () => readEntry(reader));
  const body = new ByteReader(brotliDecompressSync(reader.take(compressedLength)));
  const tables = new Map<string, Buffer>();
  for (const { tag, length, isTransformed } of entries) {
    const bytes = Buffer.from(body.take(length));
    if (tag === 'glyf' && isTransformed) {
      const { glyf, loca } = rebuildGlyphs(bytes);
      tables.set('glyf', glyf).set('loca', loca);
    } else if (!tables.has(tag)) tables.set(tag, bytes);
  }
  // The rebuilt index of outlines has the long format.
  tables.get('head')?.writeInt16BE(1, INDEX_FORMAT_OFFSET);
  return assemble(flavor, tables);
}

function readEntry(reader: ByteReader): Entry {
  const flags = reader.uint8();
  const tag = (flags & 0x3f) === 0x3f ? reader.take(4).toString('latin1') : KNOWN_TAGS[flags & 0x3f]!;
  const length = reader.base128();
  const version = flags >> 6;
  const isOutline = tag === 'glyf' || tag === 'loca';
  const isTransformed = isOutline ? version !== UNTRANSFORMED_OUTLINES : version !== 0;
  if (isTransformed && !isOutline) throw new Error(`The table ${tag} has a packing that is not known.`);
  return { tag, length: isTransformed ? reader.base128() : length, isTransformed };
}

/** Without checksums: nobody asks for them. */
function assemble(flavor: number, tables: Map<string, Buffer>): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(tables.size, 4);
  const parts = [head];
  let offset = head.length;
  let place = 12;
  for (const [tag, bytes] of [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    head.write(tag, place, 'latin1');
    head.writeUInt32BE(offset, place + 8);
    head.writeUInt32BE(bytes.length, place + 12);
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    parts.push(padded);
    offset += padded.length;
    place += 16;
  }
  return Buffer.concat(parts);
}

/** A piece of a line of text. Nothing else exists: no HTML, links or images. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'emphasis'; children: Inline[] };

type EmphasisKind = 'strong' | 'emphasis';

interface Marker {
  kind: EmphasisKind;
  role: 'literal' | 'open' | 'close';
}

type Token = { kind: 'text'; text: string } | { kind: 'code'; text: string } | { kind: 'break' } | Marker;

/**
 * How far from the end of a text that is still being written an unclosed marker may stand and yet be
 * taken for a formatted passage. Beyond it the marker is shown as it was written.
 */
const PENDING_REACH = 160;

/** Paragraphs as they were written: separated by blank lines, without the empty ones. */
export function splitParagraphs(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trimEnd().replace(/^\n+/, ''))
    .filter((paragraph) => paragraph !== '');
}

/**
 * Reads the `**bold**`, `*italics*`, `` `code` `` and line breaks of one paragraph, in time linear to
 * its length. A marker without a partner is shown as it was written. With `isGrowing` (more text is
 * about to come) a passage that was opened just now already counts as closed, so that its markers do
 * not flash up until their partner arrives.
 */
export function parseParagraph(paragraph: string, isGrowing = false): Inline[] {
  const source = isGrowing ? paragraph.replace(/[*`]{1,3}$/, '') : paragraph;
  return buildTree(tokenize(source, isGrowing));
}

function tokenize(source: string, isGrowing: boolean): Token[] {
  const tokens: Token[] = [];
  const open: { marker: Marker; at: number }[] = [];
  let position = 0;
  while (position < source.length) {
    const character = source[position];
    if (character === '\n') {
      tokens.push({ kind: 'break' });
      position += 1;
    } else if (character === '`') {
      position = readCode(source, position, isGrowing, tokens);
    } else if (character === '*') {
      position = readMarkers(source, position, tokens, open);
    } else {
      const end = nextSpecial(source, position);
      tokens.push({ kind: 'text', text: source.slice(position, end) });
      position = end;
    }
  }
  if (isGrowing) {
    for (const { marker, at } of open) {
      if (source.length - at <= PENDING_REACH) marker.role = 'open';
    }
  }
  return tokens;
}

const SPECIAL = /[*`\n]/g;

function nextSpecial(source: string, from: number): number {
  SPECIAL.lastIndex = from;
  return SPECIAL.exec(source)?.index ?? source.length;
}

function runLength(source: string, from: number, character: string): number {
  let end = from;
  while (source[end] === character) end += 1;
  return end - from;
}

/** Code stands between single backticks on one line; longer runs of backticks are plain text. */
function readCode(source: string, from: number, isGrowing: boolean, tokens: Token[]): number {
  const length = runLength(source, from, '`');
  const end = length === 1 ? lineSearch(source, '`', from + 1) : -1;
  if (end > from + 1) {
    tokens.push({ kind: 'code', text: source.slice(from + 1, end) });
    return end + 1;
  }
  const isPending = isGrowing && length === 1 && end < 0 && isLastLine(source, from);
  if (isPending && source.length - from <= PENDING_REACH) {
    tokens.push({ kind: 'code', text: source.slice(from + 1) });
    return source.length;
  }
  tokens.push({ kind: 'text', text: source.slice(from, from + length) });
  return from + length;
}

function lineSearch(source: string, character: string, from: number): number {
  for (let at = from; at < source.length && source[at] !== '\n'; at += 1) {
    if (source[at] === character) return at;
  }
  return -1;
}

function isLastLine(source: string, from: number): boolean {
  return source.length - from <= PENDING_REACH && !source.slice(from).includes('\n');
}

/**
 * Handles a run of one to three asterisks: closes what it can, then opens. Each kind is open at most
 * once, which keeps the work per run constant; a marker that loses its place stays literal.
 */
function readMarkers(
  source: string,
  from: number,
  tokens: Token[],
  open: { marker: Marker; at: number }[],
): number {
  const length = runLength(source, from, '*');
  const end = from + length;
  if (length > 3) {
    tokens.push({ kind: 'text', text: source.slice(from, end) });
    return end;
  }
  const canClose = isInk(source[from - 1]);
  const canOpen = isInk(source[end]);
  let left = length;
  while (left > 0) {
    const closes = canClose ? closableIndex(open, left) : -1;
    const kind: EmphasisKind = closes >= 0 ? open[closes]!.marker.kind : left === 1 ? 'emphasis' : 'strong';
    const marker: Marker = { kind, role: 'literal' };
    tokens.push(marker);
    left -= kind === 'strong' ? 2 : 1;
    if (closes >= 0) {
      open[closes]!.marker.role = 'open';
      marker.role = 'close';
      // What was opened inside and not closed loses its partner with it.
      open.length = closes;
    } else if (canOpen) {
      const earlier = open.findIndex((entry) => entry.marker.kind === kind);
      if (earlier >= 0) open.splice(earlier, 1);
      open.push({ marker, at: from });
    }
  }
  return end;
}

/** The innermost open marker that a run of `left` asterisks can close; -1 for none. */
function closableIndex(open: { marker: Marker }[], left: number): number {
  return open.findLastIndex(({ marker }) =>
    marker.kind === 'strong' ? left >= 2 : left === 1 || left === 3,
  );
}

function isInk(character: string | undefined): boolean {
  return character !== undefined && !/\s/.test(character);
}

function buildTree(tokens: Token[]): Inline[] {
  const root: Inline[] = [];
  const stack: Inline[][] = [root];
  for (const token of tokens) {
    const children = stack.at(-1)!;
    if (!('role' in token)) {
      appendInline(children, token);
    } else if (token.role === 'open') {
      const node = { kind: token.kind, children: [] as Inline[] };
      children.push(node);
      stack.push(node.children);
    } else if (token.role === 'close') {
      stack.pop();
    } else {
      appendInline(children, { kind: 'text', text: token.kind === 'strong' ? '**' : '*' });
    }
  }
  return root;
}

/** Neighbouring texts become one, so that a literal marker does not split a word. */
function appendInline(children: Inline[], node: Inline): void {
  const last = children.at(-1);
  if (node.kind === 'text' && last?.kind === 'text') last.text += node.text;
  else children.push(node);
}

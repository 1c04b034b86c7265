import { parseParagraph, splitParagraphs, type Inline } from './message-text';

/** The tree as one line, so that expectations read like the text. */
function show(nodes: Inline[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'code') return `{${node.text}}`;
      if (node.kind === 'break') return '/';
      return node.kind === 'strong' ? `[${show(node.children)}]` : `<${show(node.children)}>`;
    })
    .join('');
}
const read = (text: string, isGrowing = false) => show(parseParagraph(text, isGrowing));

describe('the text of a message', () => {
  it.each([
    ['**bold** and *italics* and `code`', '[bold] and <italics> and {code}'],
    ['one\ntwo', 'one/two'],
    ['***both***', '[<both>]'],
    ['**bold with *italics* inside**', '[bold with <italics> inside]'],
    ['*italics with **bold** inside*', '<italics with [bold] inside>'],
    ['`**no bold** in code`', '{**no bold** in code}'],
    ['**over\ntwo lines**', '[over/two lines]'],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    '2 * 3 * 4',
    'an *unclosed star',
    'an **unclosed pair',
    'a lone ` tick',
    '``double ticks``',
    '**** four',
    '* a list item',
    '<b>no</b> <script>alert(1)</script>',
    '[no](https://link.example) ![or](picture.png)',
    '__no__ _underscores_ # or headings',
    'a `tick on\none line` only',
  ])('shows %j as it was written', (text) => {
    expect(read(text).replaceAll('/', '\n').replaceAll('<\n', '</')).toBe(
      text.replaceAll('/', '\n').replaceAll('<\n', '</'),
    );
  });

  it('lets a marker that crosses another stay literal', () => {
    expect(read('*a **b* c**')).toBe('<a **b> c**');
    expect(read('*first *second*')).toBe('*first <second>');
  });

  it('hides an unclosed marker while its partner may still come', () => {
    expect(read('It was **rel', true)).toBe('It was [rel]');
    expect(read('It was **rela*', true)).toBe('It was [rela]');
    expect(read('It was **', true)).toBe('It was ');
    expect(read('the `R - g', true)).toBe('the {R - g}');
    expect(read(`*${'far away '.repeat(40)}`, true)).toMatch(/^\*far/);
  });

  it('loses no character of text without markers', () => {
    const text = 'É𝔘 “quoted” — 中文 🙂 <>&';
    expect(read(text)).toBe(text);
  });

  it('splits paragraphs at blank lines', () => {
    expect(splitParagraphs('\n\none\ntwo\n\n \n\nthree\r\n\r\nfour\n')).toEqual([
      'one\ntwo',
      'three',
      'four',
    ]);
    expect(splitParagraphs(' \n ')).toEqual([]);
  });

  it.each([
    ['stars', '*a '.repeat(34_000)],
    ['pairs', '**a '.repeat(25_000)],
    ['ticks', '` '.repeat(50_000)],
    ['ticks on lines', '`\n'.repeat(50_000)],
    ['mixed', '*a **b `c '.repeat(10_000)],
    ['closing', 'a* b** '.repeat(15_000)],
    ['white space', `a${' '.repeat(100_000)}b`],
    ['line breaks', `a${'\n '.repeat(50_000)}b`],
  ])('takes time linear to 100 KB of %s', (_name, text) => {
    const start = performance.now();
    for (const paragraph of splitParagraphs(text)) {
      parseParagraph(paragraph);
      parseParagraph(paragraph, true);
    }
    expect(performance.now() - start).toBeLessThan(1_500);
  });
});

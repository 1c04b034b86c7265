import { markdownOf, plainMarkdown } from './markdown';

it.each([
  ['keeps bold, italics and code', 'a **b** *c* `d`', 'a **b** *c* `d`'],
  ['keeps line breaks and paragraphs', 'one\ntwo\n\nthree', 'one\\\ntwo\n\nthree'],
  ['does not make a heading', '# not a title', '\\# not a title'],
  [
    'does not make a list',
    '- one\n+ two\n1. three\n2) four',
    '\\- one\\\n\\+ two\\\n1\\. three\\\n2\\) four',
  ],
  ['does not underline a heading', 'words\n---\n===', 'words\\\n\\---\\\n\\==='],
  ['does not make links, pictures or HTML', '![x](y) <b>&amp;</b>', '!\\[x\\](y) \\<b\\>\\&amp;\\</b\\>'],
  ['does not make a quotation', '> said', '\\> said'],
  ['does not make a table or strike out', 'a | b ~~c~~', 'a \\| b \\~\\~c\\~\\~'],
  ['does not make a code block', '    four spaces', 'four spaces'],
  ['does not open a fence', '```js', '\\`\\`\\`js'],
  ['leaves a lonely marker alone', '2 * 3 and snake_case', '2 \\* 3 and snake\\_case'],
  ['leaves numbers and hyphens in a line', 'in 1905. a well-known year', 'in 1905. a well-known year'],
  ['escapes backslashes', 'C:\\new', 'C:\\\\new'],
])('%s', (_what, message, markdown) => {
  expect(markdownOf(message)).toBe(markdown);
});

it('words in a line stay in it', () => {
  expect(plainMarkdown(' On *light*\n# and # time ')).toBe('On \\*light\\* # and # time');
});

import { type Inline, parseParagraph, splitParagraphs } from './message-text';

/** What means something to Markdown wherever it stands. */
const MARKS = /[\\`*_[\]<>&~|$]/g;
/** What means something only where a line begins: headings, lists, rules, underlined headings. */
const LINE_START = /^(\d+(?=[.)])|)([#+=.)-])/;

/** A message as Markdown: its bold, italics, code and line breaks, and everything else as it was written. */
export function markdownOf(message: string): string {
  return splitParagraphs(message)
    .map((paragraph) => escapeStarts(written(parseParagraph(paragraph))))
    .join('\n\n');
}

/** Words that are to stand in a line of Markdown as they are. */
export function plainMarkdown(words: string): string {
  return escapeStarts(escapeMarks(words.replace(/\s+/g, ' ').trim()));
}

function written(nodes: Inline[]): string {
  return nodes
    .map((node) => {
      switch (node.kind) {
        case 'break':
          return '\\\n';
        case 'code':
          return `\`${node.text}\``;
        case 'text':
          return escapeMarks(node.text);
        case 'strong':
          return `**${written(node.children)}**`;
        case 'emphasis':
          return `*${written(node.children)}*`;
      }
    })
    .join('');
}

function escapeMarks(text: string): string {
  return text.replace(MARKS, '\\$&');
}

/** Indented lines would read as code. */
function escapeStarts(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimStart().replace(LINE_START, '$1\\$2'))
    .join('\n');
}

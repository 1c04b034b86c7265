import { type Inline, parseParagraph, splitParagraphs } from './message-text';

/** A message's words on one line, without its marks of bold, italics and code. */
export function plainText(message: string): string {
  return splitParagraphs(message)
    .map((paragraph) => wordsOf(parseParagraph(paragraph)))
    .join(' ');
}

function wordsOf(nodes: Inline[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'break') return ' ';
      return 'children' in node ? wordsOf(node.children) : node.text;
    })
    .join('');
}

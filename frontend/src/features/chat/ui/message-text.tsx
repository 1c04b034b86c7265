import { memo, useState, type ReactNode } from 'react';
import { createInkPace, splitWords, type InkPace } from '../model/ink-pace';
import { parseParagraph, splitParagraphs, type Inline } from '../../../shared/text/message-text';

interface MessageTextProps {
  text: string;
  /** More is about to come: the last paragraph is still open. */
  isGrowing?: boolean;
  /** Words that are new appear as ink does. */
  isInked?: boolean;
}

/** A message's words: bold, italics, code and line breaks; everything else is shown as written. */
export const MessageText = memo(function MessageText({
  text,
  isGrowing = false,
  isInked = false,
}: MessageTextProps) {
  const [pace] = useState(() => createInkPace(() => performance.now()));
  const paragraphs = splitParagraphs(text);
  return paragraphs.map((paragraph, at) => (
    <Paragraph
      key={at}
      text={paragraph}
      isGrowing={isGrowing && at === paragraphs.length - 1}
      pace={isInked ? pace : null}
    />
  ));
});

/** Memoised, so that only the paragraph that grows is read again. */
const Paragraph = memo(function Paragraph({
  text,
  isGrowing,
  pace,
}: {
  text: string;
  isGrowing: boolean;
  pace: InkPace | null;
}) {
  return <p>{renderInlines(parseParagraph(text, isGrowing), pace)}</p>;
});

function renderInlines(nodes: Inline[], pace: InkPace | null): ReactNode[] {
  return nodes.map((node, at) => {
    switch (node.kind) {
      case 'break':
        return <br key={at} />;
      case 'code':
        return (
          <code key={at} className="letter-code">
            {node.text}
          </code>
        );
      case 'strong':
        return <strong key={at}>{renderInlines(node.children, pace)}</strong>;
      case 'emphasis':
        return <em key={at}>{renderInlines(node.children, pace)}</em>;
      case 'text':
        return pace
          ? splitWords(node.text).map((word, index) => (
              <InkWord key={`${at}.${index}`} word={word} pace={pace} />
            ))
          : node.text;
    }
  });
}

/** One word; its delay is set when it first appears and kept while it grows. */
const InkWord = memo(function InkWord({ word, pace }: { word: string; pace: InkPace }) {
  const [delay] = useState(() => pace.nextDelayMs());
  return (
    <span className="ink-word" style={{ animationDelay: `${delay}ms` }}>
      {word}
    </span>
  );
});

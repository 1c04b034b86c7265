import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOverriddenTitle } from './title-override';

/**
 * Writes the innermost route's title and description (its `head`) into the tags that index.html already
 * has: added tags would stand behind those and never count.
 */
export function useDocumentHead(): void {
  const head = useMatches({ select: headOf, structuralSharing: true });
  const title = useOverriddenTitle() ?? head.title;
  const { description } = head;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  useEffect(() => {
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
}

interface MetaTag {
  title?: string;
  name?: string;
  content?: string;
}

function headOf(matches: readonly { meta?: unknown }[]): { title?: string; description?: string } {
  const tags = matches.flatMap((match) => (Array.isArray(match.meta) ? (match.meta as MetaTag[]) : []));
  return {
    title: tags.findLast((tag) => tag.title)?.title,
    description: tags.findLast((tag) => tag.name === 'description')?.content,
  };
}

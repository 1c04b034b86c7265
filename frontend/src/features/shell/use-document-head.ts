import { LANDING_PAGE, type PageText } from '@parley/contracts/pages/page-texts';
import { useLocation, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOverriddenHead } from './head-override';
import { addressOf, moveHeadTo, servedFor, writeHead } from './served-head';

/**
 * Keeps the tags that the server has sent true while one moves about: it writes the innermost route's
 * title and description into them. A route that has to wait for what it shows says nothing meanwhile,
 * and the server's words stand if they are about this page.
 */
export function useDocumentHead(): void {
  const ofRoute = useMatches({ select: headOfRoute, structuralSharing: true });
  const address = useLocation({ select: ({ pathname, searchStr }) => addressOf(pathname, searchStr) });
  const text = useOverriddenHead() ?? ofRoute;
  const title = text?.title;
  const description = text?.description;
  useEffect(() => moveHeadTo(address), [address]);
  useEffect(() => {
    const said = title && description ? { title, description } : (servedFor(address) ?? LANDING_PAGE);
    writeHead(said);
  }, [title, description, address]);
}

interface MetaTag {
  title?: string;
  name?: string;
  content?: string;
}

function headOfRoute(matches: readonly { meta?: unknown }[]): PageText | null {
  const tags = matches.flatMap((match) => (Array.isArray(match.meta) ? (match.meta as MetaTag[]) : []));
  const title = tags.findLast((tag) => tag.title)?.title;
  const description = tags.findLast((tag) => tag.name === 'description')?.content;
  return title && description ? { title, description } : null;
}

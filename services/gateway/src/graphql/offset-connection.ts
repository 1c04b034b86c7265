import { commonErrors } from '@parley/kit/http/service-error';
import type { PageInfo } from './page-info.type.js';

const CURSOR = /^at:(0|[1-9]\d{0,8})$/;

export interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  pageInfo: PageInfo;
  totalCount: number;
}

/** How many items to leave out for those after a cursor; undefined without one. */
export function offsetAfter(cursor: string | null | undefined): number | undefined {
  if (cursor === null || cursor === undefined) return undefined;
  const place = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (!place) throw commonErrors.malformed('after is not a cursor of this list');
  return Number(place[1]) + 1;
}

/** A page of a list that is counted from its start, in relay's shape. */
export function connectionOf<Node>(nodes: Node[], totalCount: number, offset = 0): Connection<Node> {
  const edges = nodes.map((node, index) => ({ cursor: cursorOf(offset + index), node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: offset + nodes.length < totalCount,
      hasPreviousPage: offset > 0 && totalCount > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  };
}

/** Opaque, so that nobody counts on what is in it. */
function cursorOf(place: number): string {
  return Buffer.from(`at:${place}`, 'latin1').toString('base64url');
}

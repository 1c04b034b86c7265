import type { PageText } from '@parley/contracts/pages/page-texts';

/** A route's title and description, as its `head` option wants them. */
export function headOf({ title, description }: PageText) {
  return { meta: [{ title }, { name: 'description', content: description }] };
}

/** {@link headOf} of a page that only the client names. */
export function pageHead(title: string, description: string) {
  return headOf({ title: `${title} | Parley`, description });
}

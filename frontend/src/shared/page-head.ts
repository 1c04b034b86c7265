/** A route's title and description, as its `head` option wants them. */
export function pageHead(title: string, description: string) {
  return { meta: [{ title: `${title} | Parley` }, { name: 'description', content: description }] };
}

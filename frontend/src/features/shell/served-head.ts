import type { PageText } from '@parley/contracts/pages/page-texts';

/** What the server says of the first page alone; of no other is it true. */
const OF_FIRST_PAGE =
  'script[type="application/ld+json"], meta[name="robots"], meta[property^="og:image"], meta[property="og:type"]';
/** The parts of a search by which a page is another page. */
const TELLING = ['collection', 'month', 'day'];

const served = readServed();
let hasMoved = false;

/** The address of a page without what does not change it, as the server writes it. */
export function addressOf(pathname: string, search: string): string {
  const asked = new URLSearchParams(search);
  const telling = TELLING.filter((name) => asked.has(name)).map((name) => [name, asked.get(name)!]);
  return telling.length > 0 ? `${pathname}?${new URLSearchParams(telling)}` : pathname;
}

/** What the server said of the page at the address; null when it said nothing of it. */
export function servedFor(address: string): PageText | null {
  return served.addresses.includes(address) ? served.text : null;
}

/** Into the tags that are there: added ones would stand behind those and never count. */
export function writeHead({ title, description }: PageText): void {
  document.title = title;
  setAttribute('meta[property="og:title"]', 'content', title);
  setAttribute('meta[name="description"]', 'content', description);
  setAttribute('meta[property="og:description"]', 'content', description);
}

/** The page at the address is shown now. */
export function moveHeadTo(address: string): void {
  if (!hasMoved && served.addresses.includes(address)) return;
  hasMoved = true;
  for (const tag of document.head.querySelectorAll(OF_FIRST_PAGE)) tag.remove();
  const canonical = find('link[rel="canonical"]')?.getAttribute('href');
  if (!canonical) return;
  const moved = new URL(address, canonical).href;
  setAttribute('link[rel="canonical"]', 'href', moved);
  setAttribute('meta[property="og:url"]', 'content', moved);
}

/** As the page came. What an installed app keeps stands for every screen: it has no address of its own. */
function readServed(): { addresses: string[]; text: PageText | null } {
  const asked = addressOf(window.location.pathname, window.location.search);
  const canonical = find('link[rel="canonical"]')?.getAttribute('href');
  if (!canonical) return { addresses: [asked], text: null };
  const { pathname, search } = new URL(canonical);
  const description = find('meta[name="description"]')?.getAttribute('content') ?? '';
  return { addresses: [asked, pathname + search], text: { title: document.title, description } };
}

function setAttribute(selector: string, name: string, value: string): void {
  find(selector)?.setAttribute(name, value);
}

function find(selector: string): Element | null {
  return document.head.querySelector(selector);
}

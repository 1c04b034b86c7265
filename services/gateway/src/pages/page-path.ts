/** What the path of a GET asks for. */
export type PageRequest =
  /** None of the frontend's: what no route has answered is unknown. */
  | { kind: 'api' }
  /** A file of the build, by its path within it. */
  | { kind: 'file'; path: string }
  /** A screen: the page itself finds out which. */
  | { kind: 'screen' }
  | { kind: 'nothing' };

const API = /^(api|graphql|graphiql|media|oidc)(\/|$)/;
const HASHED = 'assets/';

/** Judges a decoded path without its first slash. */
export function pageRequestOf(path: string): PageRequest {
  const segments = path.split('/');
  if (API.test(segments.filter(Boolean).join('/'))) return { kind: 'api' };
  if (!isPlain(segments)) return { kind: 'nothing' };
  if (path === 'index.html') return { kind: 'screen' };
  const isFile = path.startsWith(HASHED) || segments.at(-1)!.includes('.');
  return isFile ? { kind: 'file', path } : { kind: 'screen' };
}

/** Files whose name changes with their content. */
export function isImmutable(path: string): boolean {
  return path.startsWith(HASHED);
}

/** No step up or aside, nothing hidden, no empty segment but a last one. */
function isPlain(segments: string[]): boolean {
  return segments.every(
    (segment, index) =>
      !segment.startsWith('.') &&
      !/[\\\0]/.test(segment) &&
      (segment !== '' || index === segments.length - 1),
  );
}

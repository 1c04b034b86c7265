import { CONTENT_ID } from './use-page-change';

/** The first stop of the Tab key: past the header, to the page's content. */
export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="fixed left-4 top-3 z-50 -translate-y-20 rounded-md bg-accent px-4 py-2.5 font-semibold text-on-accent focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}

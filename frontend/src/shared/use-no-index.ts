import { useEffect } from 'react';

/** Keeps the page that is shown out of search engines; the server says so itself in what it sends. */
export function useNoIndex(): void {
  useEffect(() => {
    if (document.querySelector('meta[name="robots"]')) return;
    const tag = document.createElement('meta');
    tag.name = 'robots';
    tag.content = 'noindex';
    document.head.append(tag);
    return () => tag.remove();
  }, []);
}

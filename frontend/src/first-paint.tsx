import { renderToStaticMarkup } from 'react-dom/server';
import { HeroStill } from './features/landing/hero-still';
import { BrandName } from './features/shell/brand-name';

/** The first screen of the landing page as markup without data: made at build time, sent with the page. */
export function firstPaintMarkup(): string {
  return renderToStaticMarkup(
    <>
      <header className="border-b border-rule bg-paper">
        <div className="page-width flex h-header items-center justify-between gap-4">
          <BrandName />
        </div>
      </header>
      <HeroStill />
    </>,
  );
}

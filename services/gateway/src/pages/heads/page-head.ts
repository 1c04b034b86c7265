import type { PageText } from '@parley/contracts/pages/page-texts';

/** Makes an absolute address of one that begins with a slash; absolute ones stay as they are. */
export type Absolute = (address: string) => string;

/** What stands for a page where its link is shared: 1200 × 630 pixels. */
export interface SharedPicture {
  address: string;
  alt: string;
}

/** What is said of a page that everybody may find. */
export interface PageHead {
  text: PageText;
  /** The one address of the page, whatever it was asked for by. */
  canonical: string;
  openGraphType: 'website' | 'article' | 'profile';
  picture: SharedPicture;
  /** The page in the words of schema.org. */
  data: (absolute: Absolute) => object;
}

/** Drawn once, for pages that are about nobody in particular. */
export const HOUSE_PICTURE: SharedPicture = {
  address: '/images/share.png',
  alt: 'Parley: talk with history',
};

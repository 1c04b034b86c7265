/** Lengths and sizes that the addresses of drawn pictures keep. */

/** Characters of a figure's name. */
export const PICTURE_NAME_MAX_LENGTH = 120;
/** Characters of an event's title. */
export const PICTURE_TITLE_MAX_LENGTH = 160;
/** Characters of an era or a category. */
export const PICTURE_WORD_MAX_LENGTH = 60;
/** Characters of the sentence on a card. */
export const PICTURE_LINE_MAX_LENGTH = 240;
/** Years from and to which something is dated. */
export const PICTURE_YEARS = { min: -9_999, max: 9_999 } as const;

/** Pixels of a raster picture where none are given: 600 × 450. */
export const RASTER_DEFAULT = { width: 600, height: 450, quality: 90 } as const;
export const RASTER_MIN_PIXELS = 16;
export const RASTER_MAX_PIXELS = 1_600;
/** Of 100. */
export const RASTER_QUALITY = { min: 85, max: 95 } as const;

/**
 * The slug of a character's name: lower case, punctuation removed, white space to one hyphen.
 * Diacritics stay ("frida-kahlo", "rené-descartes"); see {@link foldedSlug} for the other look-up form.
 */
export function slugOf(name: string): string {
  return (
    name
      .normalize('NFC')
      .toLowerCase()
      // The okina and its kin are letters to Unicode, but nobody types them into an address.
      .replace(/[\u02B0-\u02FF]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
      .trim()
      .replace(/[\s-]+/g, '-')
      .replace(/^-|-$/g, '')
  );
}

/** A slug without diacritics, so that "rene-descartes" finds "rené-descartes". */
export function foldedSlug(slug: string): string {
  return slugOf(slug.normalize('NFD').replace(/\p{M}/gu, ''));
}

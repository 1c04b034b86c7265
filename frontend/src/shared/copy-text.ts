/** Puts words into the clipboard; false where that is missing (on plain-http addresses) or not permitted. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

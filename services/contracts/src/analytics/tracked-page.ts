const IN_A_CHAT = /^\/chat\//i;
const ADMIN = /^\/admin/i;

/**
 * A path as analytics knows it: "Analytics folds any path starting with /chat/ into /chat". Queries and
 * fragments are nobody's business; a slash at the end makes no other page.
 */
export function trackedPage(path: string): string {
  const bare = path.replace(/[?#].*$/s, '');
  return IN_A_CHAT.test(bare) ? '/chat' : bare.replace(/(?<=.)\/+$/, '');
}

/** "Analytics is not sent for pages starting with /admin." */
export function isAdminPage(path: string): boolean {
  return ADMIN.test(path);
}

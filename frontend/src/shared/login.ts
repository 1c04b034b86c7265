import { ApiError } from './api/http';
import { toast } from './ui/toast';

const NOTICE_MS = 500;

/** Where signing in begins; it comes back to the page that was left. */
export function loginPath(): string {
  return `/api/login?returnTo=${encodeURIComponent(location.pathname + location.search)}`;
}

/** Signing in is a full navigation. */
export function login(): void {
  location.assign(loginPath());
}

/** Says why before it goes; returns what calls it off. */
export function loginAfterNotice(): () => void {
  toast({ tone: 'fault', title: 'Unauthorized', description: 'You are logged out. Logging in again...' });
  const timer = setTimeout(login, NOTICE_MS);
  return () => clearTimeout(timer);
}

/** Whether the server refused because it does not know, or does not let in, who asks. */
export function isRefusedAsStranger(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

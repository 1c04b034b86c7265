/** Chromium's offer to install the app. */
export interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

/** Keeps the browser's offer until the card makes it: it comes early, and only once. */
export function listenForInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set(event as InstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => set(null));
}

export function installOffer(): InstallPromptEvent | null {
  return offer;
}

/** An offer can be made once. */
export function takeInstallOffer(): InstallPromptEvent | null {
  const taken = offer;
  set(null);
  return taken;
}

export function subscribeToInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: InstallPromptEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

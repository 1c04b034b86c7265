import './shared/styles/index.css';
import { listenForInstallPrompt } from './features/pwa/install-prompt';
import { firstPaintIsOver } from './shared/first-paint';

listenForInstallPrompt();

await firstPaintIsOver();
// The head names all parts (build/preload-app.ts), so that they come together; with a still, they come after it.
const parts = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"], link[rel="later"]')];
for (const part of parts) part.rel = 'modulepreload';
// Each is run in a task of its own, so that a tap is heard in between.
const nextTask = () => new Promise<void>((resume) => setTimeout(resume));
for (const { href } of parts) {
  await import(/* @vite-ignore */ href);
  await nextTask();
}
const { startApp } = await import('./app');
startApp();

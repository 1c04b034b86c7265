import { createFileRoute } from '@tanstack/react-router';
import { PwaTestPage } from '../features/pwa/ui/pwa-test-page';
import { pageHead } from '../shared/page-head';

export const Route = createFileRoute('/pwa-test')({
  head: () => pageHead('App status', 'What this browser makes of Parley as an installed app.'),
  component: PwaTestPage,
});

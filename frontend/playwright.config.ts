import { defineConfig } from '@playwright/test';

/** Orders faults of the model that all chats share. */
const WITH_FAULTS = /chat-stream\.spec\.ts/;

/** Runs against a product that is already up at BASE_URL; starting it is the launcher's work. */
export default defineConfig({
  testDir: 'e2e',
  retries: 0,
  workers: 2,
  projects: [
    { name: 'screens', testIgnore: WITH_FAULTS },
    { name: 'faults', testMatch: WITH_FAULTS, dependencies: ['screens'] },
  ],
  timeout: 60_000,
  // No test asserts how fast a machine is.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:3000',
    // Recording a trace doubles a test's time: `--trace retain-on-failure` where one is wanted.
    screenshot: 'only-on-failure',
    // What a service worker fetches is out of a test's hands; those about it let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});

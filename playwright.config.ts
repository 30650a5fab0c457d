import { defineConfig } from '@playwright/test';
import { chromiumPath, launchArguments } from './tools/browser.mjs';
import { embeddedOnly } from './e2e/support/embedded-only.ts';

const executablePath = chromiumPath();

/** What `npm test` runs on Firebase: its own journeys, and a few of those that both backends share. */
const sampleOnFirebase = [
  'firebase/**',
  'faults/saving.spec.ts',
  'faults/stored-data.spec.ts',
  'journeys/{add-work,home,notes}.spec.ts',
];
/** `npm run prove journeys` runs them all there. */
const onFirebase = process.env['DAYLOOM_PROVE'] ? '**/*.spec.ts' : sampleOnFirebase;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/playwright',
  globalSetup: './e2e/support/services.config.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: launchArguments, ...(executablePath && { executablePath }) },
    // Pictures of every step would cost a fifth of the time; `--trace=retain-on-failure` takes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  // The same built files on both backends.
  projects: [
    { name: 'embedded', testIgnore: 'firebase/**' },
    { name: 'firebase', testMatch: onFirebase, grepInvert: new RegExp(embeddedOnly), timeout: 120_000 },
  ],
});

import { defineConfig } from '@playwright/test';
import { leanChromium, wholeChromium } from './tools/browser.mjs';
import { embeddedOnly } from './e2e/support/embedded-only.ts';

/**
 * The gate (`npm test`) runs the tests marked `@gate`, in the lean browser: on the embedded backend, and on Firebase
 * those of its own folder. `npm run prove` runs every test on both, in the whole browser.
 */
const proves = Boolean(process.env['DAYLOOM_PROVE']);
/** Notifications and the installation need the whole browser. */
const ofWholeBrowser = ['notifications/**', 'journeys/install.spec.ts'];
const onFirebase = proves ? '**/*.spec.ts' : 'firebase/**';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/playwright',
  globalSetup: './e2e/support/services.config.ts',
  fullyParallel: true,
  forbidOnly: true,
  // The gate allows one retry (`tools/checks/suites.mjs`). It runs alone, after all other tests have ended.
  retries: 0,
  retryStrategy: 'isolated',
  workers: 2,
  // These limits end a test that cannot pass. They say nothing about the speed of the product.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    // Each test is a device's first visit, which would fetch the whole product for later; and what a worker fetches no
    // test can hold back. Tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: proves ? wholeChromium() : leanChromium(),
    // Pictures of every step would cost a fifth of the time; `--trace=retain-on-failure` takes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  // The same built files on both backends.
  projects: [
    { name: 'embedded', testIgnore: ['firebase/**', ...ofWholeBrowser] },
    { name: 'embedded, whole browser', testMatch: ofWholeBrowser, use: { launchOptions: wholeChromium() } },
    { name: 'firebase', testMatch: onFirebase, grepInvert: new RegExp(embeddedOnly), timeout: 240_000 },
  ],
});

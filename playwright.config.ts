import { defineConfig } from '@playwright/test';
import { chromiumPath, launchArguments } from './tools/browser.mjs';

const executablePath = chromiumPath();

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/playwright',
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
    trace: 'retain-on-failure',
  },
});

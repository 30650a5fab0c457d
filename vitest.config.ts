import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumPath, launchArguments } from './tools/browser.mjs';

const executablePath = chromiumPath();
const outside = ['**/node_modules/**', '**/dist/**', 'e2e/**', '.cache/**'];

export default defineConfig({
  test: {
    // Two cores: more workers only make each other slow.
    maxWorkers: 2,
    retry: 0,
    projects: [
      {
        test: {
          name: 'node',
          include: ['{apps,libs,tools}/**/*.test.{ts,tsx,mjs}'],
          exclude: [...outside, '**/*.chromium.test.ts', '**/*.emulator.test.ts'],
          environment: 'node',
          setupFiles: ['./vitest.setup.ts'],
          testTimeout: 20_000,
          restoreMocks: true,
          // Class names stay readable in component tests.
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'emulator',
          include: ['{libs,tools}/**/*.emulator.test.ts'],
          exclude: outside,
          // One file after the other: the attacks on the rules would hold back the only server of all others.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          environment: 'node',
          globalSetup: ['./tools/emulators/vitest-setup.mjs'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'chromium',
          include: ['libs/**/*.chromium.test.ts'],
          exclude: outside,
          globalSetup: ['./tools/push/vitest-setup.mjs'],
          testTimeout: 20_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              contextOptions: { permissions: ['notifications'] },
              launchOptions: { args: launchArguments, ...(executablePath && { executablePath }) },
            }),
            instances: [{ browser: 'chromium' }],
            api: { host: '127.0.0.1' },
          },
        },
      },
    ],
  },
});

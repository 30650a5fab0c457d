import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { wholeChromium } from './tools/browser.mjs';

const outside = ['**/node_modules/**', '**/dist/**', 'e2e/**', '.cache/**'];
const inBrowserOrEmulator = ['**/*.chromium.test.ts', '**/*.emulator.test.ts'];
const withDom = ['{apps,libs}/**/*.test.tsx', '{apps,libs}/**/*.dom.test.ts'];
/** These open databases or channels that other tests of the same process would see. */
const withStorage = ['libs/{data-local,data-firebase}/**/*.test.ts'];
/** These build, start programs or need a browser: `npm run prove tools`. */
const long = [
  'testing/{emulators,versions}/**/*.test.mjs',
  'testing/notifications/**/*.test.ts',
  'testing/repository/{affected,nx-targets,one-file-per-kind}.test.{ts,mjs}',
  'testing/firebase/google-sign-in.test.mjs',
  'tools/release/hosting/**/*.test.mjs',
  'tools/release/{parallel-releases,killed-release,commands/copy}.test.mjs',
  'tools/checks/second-chance.test.mjs',
  'tools/server/live-release.test.mjs',
  'tools/rspack/{federation-runtime,prerender}.test.mjs',
];
/** These run in `npm run prove` alone: `reads`, `faults`, `contract`, `access` and `moments`. */
const proven = process.env['DAYLOOM_PROVE']
  ? []
  : [
      'libs/data-firebase/src/{cost,remote/faults,contract}.emulator.test.ts',
      'libs/data-firebase/src/testing/access/{every-attempt,mutants}.emulator.test.ts',
      'libs/data-local/src/contract.chromium.test.ts',
      'functions/src/sending/storm.emulator.test.ts',
    ];

// A VM context cannot load the CommonJS builds of the router, since they require ES modules.
const inPackages = (path: string) => `${import.meta.dirname}/node_modules/${path}`;
const routerModules = [
  { find: /^react-router-dom$/, replacement: inPackages('react-router-dom/dist/index.mjs') },
  { find: /^react-router\/dom$/, replacement: inPackages('react-router/dist/development/dom-export.mjs') },
  { find: /^react-router$/, replacement: inPackages('react-router/dist/development/index.mjs') },
];

/** The limits end a test that cannot pass. They say nothing about the speed of the product. */
const shared = {
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  restoreMocks: true,
} as const;

export default defineConfig({
  test: {
    // Two cores: more workers only make each other slow.
    maxWorkers: 2,
    retry: 0,
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          setupFiles: ['./vitest.seed.ts'],
          include: ['{apps,libs,tools,testing,functions}/**/*.test.{ts,mjs}'],
          exclude: [...outside, ...inBrowserOrEmulator, ...withDom, ...withStorage, ...long],
          // Many small files share one process: none of them changes what another one reads.
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'storage',
          setupFiles: ['./vitest.seed.ts'],
          include: withStorage,
          exclude: [...outside, ...inBrowserOrEmulator],
        },
      },
      {
        resolve: { alias: routerModules },
        test: {
          ...shared,
          name: 'dom',
          // Each file keeps its own globals, and jsdom is loaded once for all.
          pool: 'vmForks',
          server: { deps: { inline: [/react-router/] } },
          include: withDom,
          exclude: outside,
          setupFiles: ['./vitest.setup.ts'],
          // Class names stay readable in component tests.
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          ...shared,
          name: 'long',
          setupFiles: ['./vitest.seed.ts'],
          include: long,
          exclude: outside,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'emulator',
          include: ['{libs,tools,functions}/**/*.emulator.test.ts'],
          exclude: [...outside, ...proven],
          // One file after the other, since all use the only server.
          fileParallelism: false,
          // Each file has projects and users of its own, and loading Firebase takes seconds.
          isolate: false,
          sequence: { groupOrder: 1 },
          globalSetup: ['./testing/emulators/vitest-setup.mjs'],
        },
      },
      {
        test: {
          name: 'chromium',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['libs/**/*.chromium.test.ts'],
          exclude: [...outside, ...proven],
          sequence: { groupOrder: 1 },
          fileParallelism: false,
          globalSetup: ['./testing/push/vitest-setup.mjs'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              contextOptions: { permissions: ['notifications'] },
              launchOptions: wholeChromium(),
            }),
            instances: [{ browser: 'chromium' }],
            api: { host: '127.0.0.1' },
          },
        },
      },
    ],
  },
});

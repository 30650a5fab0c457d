import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';
import { chromiumPath } from '../../tools/browser.mjs';
import { launchWithPlaywright } from './with-playwright.mjs';
import { launchWithPuppeteer } from './with-puppeteer.mjs';
import { launchWithWebDriver } from './with-web-driver.mjs';

/** @param {readonly (string | undefined)[]} paths */
const installed = (...paths) => paths.find((path) => path && existsSync(path));

/** @param {import('@playwright/test').BrowserType} type */
const playwrights = (type) =>
  existsSync(type.executablePath()) ? () => launchWithPlaywright(type) : undefined;

const stockFirefox = installed(
  process.env['DAYLOOM_FIREFOX'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
);
const miniBrowser =
  installed('/usr/bin/WebKitWebDriver') &&
  installed('/usr/bin/xvfb-run') &&
  installed(
    ...['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  );

/** @type {readonly import('./engine.d.ts').Engine[]} */
export const engines = [
  {
    name: 'Chromium',
    launch: () => launchWithPlaywright(chromium, chromiumPath()),
    install: 'npx playwright install chromium',
  },
  {
    name: 'Firefox',
    launch: playwrights(firefox) ?? (stockFirefox ? () => launchWithPuppeteer(stockFirefox) : undefined),
    install: 'npx playwright install firefox, or sudo apt-get install firefox-esr',
  },
  {
    name: 'WebKit',
    launch: playwrights(webkit) ?? (miniBrowser ? () => launchWithWebDriver(miniBrowser) : undefined),
    install: 'npx playwright install webkit, or sudo apt-get install webkit2gtk-driver xvfb',
  },
];

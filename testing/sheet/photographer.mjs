import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { seedPage } from '../seed/seed-page.mjs';
import { takeShifts, watchShifts } from './layout-shifts.mjs';
import { descriptorsOf, ownViews, publicViews } from './views.mjs';

/**
 * @typedef {{ width: number, filled: boolean }} Device
 * @typedef {{ where: string, value: number, what: string[] }} Moved
 */

/** The browser reports smaller values as 0.00. */
const rounded = 0.005;

const height = { 1280: 800, 390: 844 };

/** Takes the screenshots of all screens on one device, in every theme. */
export class Photographer {
  /** @type {Moved[]} */
  moved = [];
  /** @type {Set<string>} */
  #linked = new Set();

  /**
   * @param {import('@playwright/test').Browser} browser
   * @param {{ device: Device, url: string, release: string, target: string, themes: string[], say: (line: string) => void }} task
   */
  constructor(browser, task) {
    this.browser = browser;
    this.task = task;
    const { width, filled } = task.device;
    this.name = `${width}-${filled ? 'filled' : 'empty'}`;
  }

  /** @returns {Promise<string[]>} the names of the views, in order */
  async takeAll() {
    const { device, url, release, target } = this.task;
    await mkdir(join(target, this.name), { recursive: true });
    const { width } = device;
    const context = await this.browser.newContext({
      baseURL: url,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      viewport: { width, height: width === 390 ? height[390] : height[1280] },
      ...(width === 390 && { hasTouch: true, isMobile: true }),
    });
    // The permission prompt can appear at any time and would cover the screen.
    await context.addInitScript(() => {
      if (origin !== 'null') document.cookie = 'dayloom-notifications-later=1; path=/';
    });
    const page = await context.newPage();
    await watchShifts(page);
    for (const view of publicViews) await this.#take(page, view);
    await page.goto('/config.json');
    await seedPage(page, { sample: device.filled });
    // The address of a record's route is known only after a list has shown that record.
    const known = await ownViews(release, () => undefined);
    for (const view of known) await this.#take(page, view);
    const withRecords = await ownViews(release, (pattern) => this.#linkedTo(pattern));
    const ofRecords = withRecords.filter(({ address }) => !known.some((view) => view.address === address));
    for (const view of ofRecords) await this.#take(page, view);
    await this.#walk(page);
    await context.close();
    return [...publicViews, ...known, ...ofRecords].map(({ name }) => name);
  }

  /** @param {string} pattern such as '/work/:id' */
  #linkedTo(pattern) {
    const fits = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);
    return [...this.#linked].find((address) => fits.test(address));
  }

  /** @param {import('@playwright/test').Page} page @param {import('./views.mjs').View} view */
  async #take(page, { name, address, open }) {
    const { target, themes, say } = this.task;
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator('main h1').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    if (!open) this.#note(`${name}, loaded`, await takeShifts(page));
    for (const link of await page.locator('a[href^="/"]').all())
      this.#linked.add((await link.getAttribute('href')) ?? '');
    if (open) await shortcutsAreReady(page);
    await open?.(page);
    for (const theme of themes) {
      await page.evaluate(wearTheme, theme);
      const path = join(target, this.name, `${name.replaceAll(' ', '-')}-${theme}.png`);
      await page.screenshot({ path, fullPage: !open && !address.includes('?') });
    }
    say(`${this.name} ${name}`);
  }

  /**
   * Goes from screen to screen with the shortcuts that modules declare, as an experienced user does.
   * @param {import('@playwright/test').Page} page
   */
  async #walk(page) {
    const descriptors = await descriptorsOf(this.task.release);
    const shortcuts = descriptors.flatMap((one) => one.shortcuts ?? []);
    await page.goto('/', { waitUntil: 'networkidle' });
    await shortcutsAreReady(page);
    // Twice, because every file is loaded the second time.
    for (const round of ['first', 'again'])
      for (const { keys, title, to } of shortcuts.filter((one) => one.to)) {
        await takeShifts(page);
        for (const key of keys.split(' ')) await page.keyboard.press(key);
        await page.waitForURL(`**${to}`);
        await page.locator('main h1').first().waitFor();
        await page.waitForLoadState('networkidle');
        await page.evaluate(twoFrames);
        this.#note(`${title}, walked to ${round}`, await takeShifts(page));
      }
  }

  /** @param {string} where @param {import('./layout-shifts.mjs').Shifts} shifts */
  #note(where, { value, what }) {
    if (value >= rounded) this.moved.push({ where: `${this.name} ${where}`, value, what });
  }
}

/**
 * The search loads together with the keyboard shortcuts when the page is idle.
 * @param {import('@playwright/test').Page} page
 */
const shortcutsAreReady = (page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).waitFor();

/** Runs in the page. @param {string} theme */
async function wearTheme(theme) {
  document.documentElement.dataset.theme = theme;
  dispatchEvent(new StorageEvent('storage', { key: 'theme-storage', newValue: theme }));
  // A font is requested only after something is drawn with it.
  await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
}

/** Runs in the page. */
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

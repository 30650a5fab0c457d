import { test } from '../support/breakable-test.ts';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { forgetFetched, keptFiles, noServer, untilAtRest, untilKept } from '../support/kept.ts';
import { corrupt, evict, evictRelease, visitKept } from '../support/kept-copies.ts';
import type { BreakableProduct } from '../support/release-copy.ts';
import { releaseChanged } from '../support/release-changed.ts';
import { expect, type Page } from '../support/test.ts';

const ofThePage = onlyEmbedded('where the page comes from depends on no backend');

test.use({ serviceWorkers: 'allow', expectedMessages: async ({}, use) => use([noServer]) });

const link = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const card = (page: Page) => page.getByText('This part is not available.');

/** Opens a form and returns its title field, which contains the text typed so far. */
async function openForm(page: Page, kind: 'Reminder' | 'Goal' = 'Reminder') {
  await page.goto(`/${kind.toLowerCase()}s`);
  await page
    .getByRole('button', { name: `Add ${kind}` })
    .first()
    .click();
  return page.getByLabel('Title');
}

test(
  '[OF1, MO2] with some kept files missing the other screens work without a server, and a server restores the files',
  ofThePage,
  async ({ page, breakable, expectedMessages }) => {
    expectedMessages.push(
      /Failed to load resource|cannot be loaded|Federation Runtime|Loading|a part of the shell failed|preload/,
    );
    const person = await visitKept(page);
    const gone = (await keptFiles(page)).filter((file) =>
      /\/(?:route-notes|notification-centre)\./.test(file),
    );
    expect(gone.length).toBeGreaterThan(2);
    await evict(page, gone);
    await forgetFetched(page);
    await breakable.stop();
    await (await openForm(page)).fill('Water the plants');
    await page.keyboard.press('Escape');
    for (const name of ['Notes', 'Notifications']) {
      await page.goto(`/${name.toLowerCase()}`);
      await expect(heading(page, name)).toBeVisible();
      await expect(card(page)).toBeVisible();
    }
    await link(page, 'Meditation').click();
    await expect(heading(page, 'Meditation')).toBeVisible();
    const main = (await keptFiles(page)).filter((file) => /\/main\.[^/]*js$/.test(file));
    await evict(page, main);
    await forgetFetched(page);
    await page.goto('/meditation');
    await expect(page.getByRole('alert')).toHaveText('Dayloom could not be loaded. Load again');

    await breakable.start();
    await page.goto('/notes');
    await person.sees('No notes yet');
    await untilAtRest(page);
    expect(await keptFiles(page)).toEqual(expect.arrayContaining([...gone, ...main]));
    await breakable.stop();
    await page.goto('/notifications');
    await expect(heading(page, 'Notifications')).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await expect(await openForm(page)).toHaveValue('Water the plants');
  },
);

/**
 * Visits, breaks some of the kept files, starts without a server and then with one, and expects that everything is
 * restored.
 */
async function breakKept(
  page: Page,
  product: BreakableProduct,
  faults: readonly ((page: Page) => Promise<unknown>)[],
  start: () => Promise<unknown>,
) {
  const person = await visitKept(page);
  await (await openForm(page)).fill('Water the plants');
  for (const breakIt of faults) {
    await breakIt(page);
    await product.stop();
    await start();
    await product.start();
    await page.goto('/');
    await person.sees('Seeded work 3');
    await untilAtRest(page);
    await untilKept(page);
    await product.stop();
    await page.goto('/dashboard');
    await person.sees('Seeded work 3');
    await product.start();
  }
  await expect(await openForm(page)).toHaveValue('Water the plants');
}

test(
  '[OF1, OF9] an unreadable kept registry, file list or configuration prevents no start, and is kept again',
  ofThePage,
  async ({ page, breakable }) => {
    const faults = ['/modules.json', '/kept-files', '/config.json'].flatMap((address) =>
      ['half', '{}'].map((text) => (on: Page) => corrupt(on, address, text)),
    );
    faults.push(...['/kept-files', '/config.json'].map((address) => (on: Page) => evict(on, [address])));
    await breakKept(page, breakable, faults, async () => {
      await page.goto('/dashboard');
      await expect(page.getByText('Seeded work 3').first()).toBeVisible();
    });
  },
);

test(
  '[OF1, OF9] a kept page that is missing or invalid, or lacks its registry, gives one message, and is kept again',
  ofThePage,
  async ({ page, context, breakable }) => {
    const faults = [
      evictRelease,
      (on: Page) => evict(on, ['/modules.json']),
      (on: Page) => evict(on, ['/']),
      ...['half', '{}'].map((text) => (on: Page) => corrupt(on, '/', text)),
    ];
    await breakKept(page, breakable, faults, async () => {
      const other = await context.newPage();
      await other.goto('/dashboard');
      await expect(other.getByRole('heading', { name: 'Dayloom cannot be reached' })).toBeVisible();
      await other.close();
    });
  },
);

test(
  '[OF1, MO6] a user who started an older release without a server gets the new one with the first load that reaches it',
  ofThePage,
  async ({ page, breakable }) => {
    const person = await visitKept(page);
    await breakable.stop();
    const field = await openForm(page);
    await field.fill('Water the plants');
    await releaseChanged('focus', { in: breakable.folder, from: 'No notes yet', to: 'An empty page awaits' });
    const shell = await breakable.releaseShell();
    await page.goto('/notes');
    await person.sees('No notes yet');
    await breakable.start();
    await page.reload();
    await person.sees('An empty page awaits');
    await expect(page.locator(`head script[src^="${shell}"]`)).not.toHaveCount(0);
    await untilKept(page);
    await expect(await openForm(page)).toHaveValue('Water the plants');
  },
);

test(
  '[OF1, MO8] two tabs of two releases open screens for the first time, with and without a server, and keep what is typed',
  ofThePage,
  async ({ page, context, breakable }) => {
    await visitKept(page);
    const later = await context.newPage();
    const notes = { from: 'No notes yet', to: 'An empty page awaits' };
    const tabs = [
      { tab: page, typed: 'In the old one', open: () => openForm(page), visibleText: notes.from },
      { tab: later, typed: 'In the new one', open: () => openForm(later, 'Goal'), visibleText: notes.to },
    ];
    await (await openForm(page)).fill('In the old one');
    await releaseChanged('focus', { in: breakable.folder, ...notes });
    await breakable.releaseShell();
    await (await openForm(later, 'Goal')).fill('In the new one');
    await untilKept(later);
    await breakable.stop();
    for (const { tab, typed, visibleText } of tabs) {
      await expect(tab.getByLabel('Title')).toHaveValue(typed);
      await tab.keyboard.press('Escape');
      await link(tab, 'Notes').click();
      await expect(tab.getByText(visibleText)).toBeVisible();
    }
    await breakable.start();
    for (const { tab } of tabs) {
      await link(tab, 'Meditation').click();
      await expect(heading(tab, 'Meditation')).toBeVisible();
      await expect(card(tab)).toHaveCount(0);
    }
    for (const { tab, typed, open } of tabs) {
      await expect(await open()).toHaveValue(typed);
      await tab.close();
    }
  },
);

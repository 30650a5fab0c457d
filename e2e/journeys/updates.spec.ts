import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '../support/breakable-test.ts';
import { jumpBy } from '../support/clock-jump.ts';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { limitStorage } from '../support/full-storage.ts';
import {
  forgetFetched,
  keptFiles,
  keptRevision,
  keptShells,
  noServer,
  untilAtRest,
  untilKept,
} from '../support/kept.ts';
import { releaseChanged } from '../support/release-changed.ts';
import type { BreakableProduct } from '../support/release-copy.ts';
import { expect, type Page, signedIn } from '../support/test.ts';
import { messages } from '../support/toasts.ts';

const ofThePage = onlyEmbedded('what is released depends on no backend');

const offer = (page: Page) => messages(page).getByText('A new version of Dayloom is ready');
const runsShell = (page: Page, path: string) =>
  expect(page.locator(`head script[src^="${path}"]`)).not.toHaveCount(0);
const link = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens an address with a clock that the test controls, and counts the requests for the registry since then. */
async function at(page: Page, address: string) {
  await page.clock.install();
  const person = await signedIn(page, { works: 3 });
  await page.goto(address);
  // Code that loads when the page is idle is there.
  await expect(page.getByRole('button', { name: 'Quick add' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().endsWith('/modules.json'))));
  return { person, asked: () => asked };
}

/** Waits until the page has requested the registry and received the live versions. */
async function knows(page: Page, product: BreakableProduct) {
  const lastSeen = () =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem('dayloom.registry') ?? '{}') as { revision?: number },
    );
  const { revision } = await product.registry();
  await expect.poll(async () => (await lastSeen()).revision).toBe(revision);
}

/** Opens a screen and lets the page become idle. */
async function goOn(page: Page, name: string) {
  await link(page, name).click();
  await expect(heading(page, name)).toBeVisible();
  await page.clock.runFor(1_000);
}

test(
  '[MO18] a release made while a form is half filled loses nothing of it, and is offered at the next address @gate',
  ofThePage,
  async ({ page, breakable }) => {
    const { person } = await at(page, '/reminders');
    await person.press('Add Reminder');
    await page.getByLabel('Title').fill('Water the plants');
    const path = await breakable.releaseShell();
    await jumpBy(page, '01:30');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await knows(page, breakable);
    await page.clock.runFor(1_000);
    await expect(page.getByLabel('Title')).toHaveValue('Water the plants');
    await expect(offer(page)).toHaveCount(0);

    await page.keyboard.press('Escape');
    await goOn(page, 'Notes');
    await expect(offer(page)).toBeVisible();
    await messages(page).getByRole('button', { name: 'Reload' }).focus();
    await page.keyboard.press('Enter');
    await runsShell(page, path);
    await expect(page).toHaveURL(/\/notes$/);
    await expect(offer(page)).toHaveCount(0);
    await link(page, 'Reminders').click();
    await person.press('Add Reminder');
    await expect(page.getByLabel('Title')).toHaveValue('Water the plants');
  },
);

test(
  '[MO18] a release is announced once, stays available, and covers no link of the footer',
  ofThePage,
  async ({ page, breakable }) => {
    const { person } = await at(page, '/notes');
    await breakable.releaseShell();
    await jumpBy(page, '01:01');
    await goOn(page, 'Dashboard');
    await expect(offer(page)).toBeVisible();
    await jumpBy(page, '02:00');
    await expect(offer(page)).toHaveCount(1);
    await goOn(page, 'Notes');
    await expect(offer(page)).toHaveCount(1);
    await person.sees('No notes yet');
    // It stays, so the end of the page has room for it, below the footer.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.getByRole('contentinfo').getByRole('button', { name: 'About' }).click({ trial: true });
  },
);

test(
  '[MO18] a newer version of a module is offered when the previous one has run, and used at once when none has',
  ofThePage,
  async ({ page, breakable }) => {
    const { person } = await at(page, '/notes');
    await releaseChanged('works', { in: breakable.folder, from: 'Total Works', to: 'Works of a lifetime' });
    await jumpBy(page, '01:01');
    await goOn(page, 'Profile');
    await knows(page, breakable);
    await goOn(page, 'Dashboard');
    await person.sees('Works of a lifetime');
    await expect(offer(page)).toHaveCount(0);
    await releaseChanged('focus', { in: breakable.folder, from: 'No notes yet', to: 'An empty page awaits' });
    await jumpBy(page, '01:01');
    await goOn(page, 'Notes');
    await person.sees('No notes yet');
    await expect(offer(page)).toBeVisible();
    await messages(page).getByRole('button', { name: 'Reload' }).click();
    await person.sees('An empty page awaits');
  },
);

test(
  '[MO18] the registry is requested at most once a minute, and never without a network',
  ofThePage,
  async ({ page, context, expectedMessages }) => {
    // The browser requests the tab icon on its own.
    expectedMessages.push(/favicon\.svg/);
    const { asked } = await at(page, '/notes');
    for (const name of ['Dashboard', 'Notes', 'Dashboard']) await goOn(page, name);
    expect(asked()).toBe(0);
    await jumpBy(page, '01:01');
    for (const name of ['Notes', 'Dashboard', 'Notes']) await goOn(page, name);
    expect(asked()).toBe(1);
    await jumpBy(page, '10:00');
    expect(asked()).toBe(1);
    await context.setOffline(true);
    await goOn(page, 'Dashboard');
    expect(asked()).toBe(1);
  },
);

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: async ({}, use) => use([noServer]) });

  test(
    '[OF1] the next start uses a new release and keeps it for starts without a network, and the old one is removed',
    ofThePage,
    async ({ page, breakable }) => {
      const person = await signedIn(page, { works: 3 });
      await page.goto('/');
      await person.sees('Seeded work 3');
      await untilKept(page);
      const before = (await breakable.registry()).shell.path;
      expect(await keptShells(page)).toEqual([before]);
      const path = await breakable.releaseShell();
      await page.reload();
      await runsShell(page, path);
      await person.sees('Seeded work 3');
      await untilKept(page);
      expect(await keptShells(page)).toEqual([path]);
      await expect
        .poll(async () => (await keptFiles(page)).filter((file) => file.startsWith(before)))
        .toEqual([]);
      await breakable.stop();
      await page.goto('/goals');
      await runsShell(page, path);
      await expect(heading(page, 'Goals')).toBeVisible();
    },
  );

  test(
    '[MO8] a tab opened three releases ago opens a screen that it had not loaded, although no server has it any more',
    ofThePage,
    async ({ page, context, breakable }) => {
      const person = await signedIn(page, { works: 3 });
      await page.goto('/dashboard');
      await person.sees('Seeded work 3');
      await untilKept(page);
      const folderOfFocus = async () =>
        (await breakable.registry()).modules.find(({ name }) => name === 'focus')!.path;
      const first = await folderOfFocus();
      const release = async (to: string, untilDone: (later: Page) => Promise<unknown>) => {
        await releaseChanged('focus', { in: breakable.folder, from: 'No notes yet', to });
        const later = await context.newPage();
        await later.goto('/notes');
        await expect(later.getByText(to)).toBeVisible();
        await untilDone(later);
        await later.close();
      };
      await release('An empty page awaits', untilKept);
      await release('Nothing written', untilKept);
      // Low storage does not remove files that an open tab may need.
      const makeRoom = await limitStorage(page, breakable.url, 300_000);
      await release('Begin a page', untilAtRest);
      await makeRoom();
      expect(await keptRevision(page)).toBe((await breakable.registry()).revision - 1);
      await rm(join(breakable.folder, first), { recursive: true });
      await forgetFetched(page);
      await link(page, 'Notes').click();
      await person.sees('No notes yet');

      await page.reload();
      await person.sees('Begin a page');
      await expect
        .poll(async () => (await keptFiles(page)).filter((file) => file.startsWith(first)))
        .toEqual([]);
    },
  );
});

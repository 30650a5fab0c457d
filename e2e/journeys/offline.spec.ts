import type { Response } from '@playwright/test';
import { test } from '../support/breakable-test.ts';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { noServer, untilKept } from '../support/kept.ts';
import { logOut } from '../support/log-out.ts';
import { addNote, notesIn } from '../support/saving.ts';
import { ownScreens } from '../support/screens.ts';
import { expect, type Page, signedIn } from '../support/test.ts';

const ofThePage = onlyEmbedded('where the page comes from depends on no backend');

test.use({ serviceWorkers: 'allow', expectedMessages: async ({}, use) => use([noServer]) });

/** Visits home as a user with records, until the product is stored on the device. */
async function visit(
  page: Page,
  records: Parameters<typeof signedIn>[1] = { works: 3 },
  shown = 'Seeded work 3',
) {
  const person = await signedIn(page, records);
  await page.goto('/');
  await person.sees(shown);
  await untilKept(page);
  return person;
}

test(
  '[OF1] forty starts in a row without a server show the stored data',
  ofThePage,
  async ({ page, breakable }) => {
    test.setTimeout(180_000);
    const person = await visit(page);
    await breakable.stop();
    for (let start = 1; start <= 40; start += 1) {
      await page.goto('/');
      await person.sees('Seeded work 3');
    }
  },
);

test(
  '[OF1] every screen, none of them visited before, opens without a network with its stored data',
  ofThePage,
  async ({ page, context, breakable }) => {
    test.setTimeout(180_000);
    const { modules } = await breakable.registry();
    const screens = [
      ...ownScreens.map(({ address, filled, empty }) => ({ address, shown: filled ?? empty })),
      { address: '/work/seeded-000000', shown: 'Seeded work 1' },
    ];
    const leadsTo = (path: string) => new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`);
    for (const { path } of modules.flatMap(({ descriptor }) => descriptor.routes))
      expect(
        screens.some(({ address }) => leadsTo(path).test(address)),
        path,
      ).toBe(true);

    await visit(page, { sample: true, works: 1 }, 'Seeded work 1');
    await breakable.stop();
    await context.setOffline(true);
    for (const { address, shown } of screens) {
      await page.goto(address);
      await expect(page.getByRole('main').getByText(shown).first(), address).toBeVisible();
      await expect(page.getByText('This part is not available'), address).toHaveCount(0);
    }
  },
);

test(
  '[OF1] the tab of the first visit opens a new screen after the server is gone',
  ofThePage,
  async ({ page, breakable }) => {
    await visit(page);
    await breakable.stop();
    await page.getByRole('navigation').getByRole('link', { name: 'Notes' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    await addNote(page, 'Written in the tunnel');
    await page.close();
  },
);

test(
  '[OF1] a link to a work opens without a server, and changes made then exist at the next start @gate',
  ofThePage,
  async ({ page, context, breakable }) => {
    await visit(page);
    await breakable.stop();
    await page.close();
    const later = await context.newPage();
    await later.goto('/work/seeded-000001');
    await expect(later.getByRole('heading', { level: 1, name: 'Seeded work 2' })).toBeVisible();
    await later.goto('/notes');
    await addNote(later, 'Written in the tunnel');
    await later.reload();
    await expect(notesIn(later).first()).toContainText('Written in the tunnel');
  },
);

test("[OF1, MO22] 'Licences' opens without a server", ofThePage, async ({ page, breakable }) => {
  await visit(page);
  const live = await (await page.request.get('/licences.txt')).text();
  await breakable.stop();
  await page.getByRole('button', { name: 'About' }).click();
  const about = page.getByRole('dialog', { name: 'About Dayloom' });
  await about.getByText('Licences', { exact: true }).click();
  const [firstLine = ''] = live.split('\n');
  await expect(about.getByText(firstLine)).toBeVisible();
  await page.goto('/licences.txt');
  expect(await page.locator('pre').textContent()).toBe(live);
});

test('[OF1] the kept page has the headers of the live one', ofThePage, async ({ page, breakable }) => {
  await visit(page);
  const live = (await page.goto('/goals'))!;
  const headers = [
    'content-security-policy',
    'integrity-policy',
    'x-content-type-options',
    'referrer-policy',
  ];
  await breakable.stop();
  const kept = (await page.goto('/goals'))!;
  expect(kept.fromServiceWorker()).toBe(true);
  for (const name of headers) {
    expect(kept.headers()[name], name).toBeTruthy();
    expect(kept.headers()[name], name).toBe(live.headers()[name]);
  }
});

/** Whether the worker served the page from the device. */
const isKept = (answer: Response | null) => /\bkept\b/.test(answer?.headers()['server-timing'] ?? '');

test(
  '[OF1] a start does not wait for a server that accepts connections without a response, except with an override in the address',
  ofThePage,
  async ({ page, breakable }) => {
    const person = await visit(page);
    breakable.faults = (path) => (path === '/modules.json' ? undefined : { delayMs: 2_000 });
    expect(isKept(await page.goto('/?from=mail'))).toBe(true);
    await person.sees('Seeded work 3');
    // A particular version of a module is loaded from the server.
    expect(isKept(await page.goto('/?without=focus'))).toBe(false);
    breakable.faults = () => ({ hang: true });
    expect(isKept(await page.goto('/'))).toBe(true);
    await person.sees('Seeded work 3');
    await breakable.stop();
    expect(isKept(await page.goto('/?without=focus'))).toBe(true);
    await person.sees('This tab runs an override: without focus.');
    await person.sees('Seeded work 3');
  },
);

test(
  '[OF1, MO6] a reload waits for a slow server, so that it loads the released version',
  ofThePage,
  async ({ page, breakable }) => {
    const person = await visit(page);
    breakable.faults = (path) => (path === '/modules.json' ? undefined : { delayMs: 2_000 });
    expect(isKept(await page.reload())).toBe(false);
    await person.sees('Seeded work 3');
  },
);

test(
  '[OF1] a start does not wait for a server that reports an outage',
  ofThePage,
  async ({ page, breakable }) => {
    const person = await visit(page);
    breakable.faults = () => ({ status: 503 });
    await page.goto('/dashboard');
    await person.sees('Seeded work 3');
  },
);

test(
  '[OF1, OF10] after log-out the login page opens without a server, and no trace of records is left',
  ofThePage,
  async ({ page, breakable }) => {
    const person = await visit(page);
    await logOut(person);
    await breakable.stop();
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page.getByText('Seeded work')).toHaveCount(0);
    await page.goto('/');
    await person.sees(/Weave your work/);
  },
);

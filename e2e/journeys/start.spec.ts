import { onlyEmbedded } from '../support/embedded-only.ts';
import { test as aloneTest } from '../support/module-alone.ts';
import { expectGreyOnlyWhenLate, watchPages } from '../support/page-watch.ts';
import { expect, type Page, signedIn, test } from '../support/test.ts';

type Filling = Parameters<typeof signedIn>[1];

const looksAlike = onlyEmbedded('what a start shows of records that are here depends on no backend');

/** The last content of home to appear: the newest work, or the text that there is none, and the goals. */
const fillings: readonly { name: string; filling: Filling; signs: readonly string[] }[] = [
  { name: 'no work', filling: {}, signs: ['No works found', 'No weekly goals set'] },
  { name: 'one work', filling: { works: 1 }, signs: ['Seeded work 1', 'No weekly goals set'] },
  {
    name: 'one work and two goals',
    filling: { works: 1, goals: 2 },
    signs: ['Seeded work 1', 'Seeded goal 2'],
  },
  {
    name: 'three works and one goal',
    filling: { works: 3, tasksOfNewest: 2, goals: 1 },
    signs: ['Seeded work 3', 'Seeded goal 1'],
  },
  {
    name: 'twenty works and six goals',
    filling: { works: 20, goals: 6 },
    signs: ['Seeded work 20', 'Seeded goal 6'],
  },
  { name: 'the sample data', filling: { sample: true }, signs: ['Weekend in Lisbon', 'Run three times'] },
];

/** Opens an address and waits until the screen is complete. */
async function open(page: Page, address: string, signs: readonly string[]) {
  await page.goto(address);
  for (const sign of signs) await expect(page.getByRole('main').getByText(sign).first()).toBeVisible();
}

/** Expects that nothing moves until the screen is complete. */
async function staysStill(
  page: Page,
  watched: Awaited<ReturnType<typeof watchPages>>,
  address: string,
  signs: readonly string[],
) {
  await open(page, address, signs);
  const { shift, moved } = await watched();
  expect(shift, `${address}\n${moved.join('\n')}`).toBeLessThan(0.001);
}

async function forgetFiles(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}

for (const { device, viewport } of [
  { device: 'a desk', viewport: { width: 1280, height: 800 } },
  { device: 'a phone', viewport: { width: 390, height: 800 } },
])
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    for (const { name, filling, signs } of fillings)
      test(
        `[ER51] nothing moves while home loads, with ${name}, at the first visit and later`,
        looksAlike,
        async ({ page }) => {
          const watched = await watchPages(page);
          await signedIn(page, filling);
          await forgetFiles(page);
          await staysStill(page, watched, '/', signs);
          await staysStill(page, watched, '/', signs);
        },
      );

    test('[ER51] nothing moves while any other screen loads', looksAlike, async ({ page }) => {
      const watched = await watchPages(page);
      await signedIn(page, { works: 30, tasksOfNewest: 3, goals: 1 });
      for (const [address, sign] of [
        ['/dashboard', 'Seeded work 30'],
        ['/work/seeded-000029', 'Seeded task 1'],
        ['/goals', 'Seeded goal 1'],
        ['/notes', 'No notes yet'],
        ['/profile', 'Choose Theme'],
      ] as const)
        await staysStill(page, watched, address, [sign]);
    });
  });

for (const { name, address, signs } of [
  { name: 'home', address: '/', signs: ['Seeded work 30', 'No weekly goals set'] },
  { name: 'a link to a work', address: '/work/seeded-000029', signs: ['Seeded task 1'] },
])
  test(
    `[ER51] a warm start of ${name} waits for no Suspense boundary, and shows skeleton rows only when rows are late`,
    looksAlike,
    async ({ page }) => {
      const watched = await watchPages(page);
      await signedIn(page, { works: 30, tasksOfNewest: 2 });
      await open(page, address, signs);
      for (const _start of ['one', 'two', 'three']) {
        await open(page, address, signs);
        const { fallbacks, hidden, ...looks } = await watched();
        expect({ fallbacks, hidden }).toEqual({ fallbacks: 0, hidden: [] });
        expectGreyOnlyWhenLate(looks);
      }
    },
  );

test('these tests detect what moves and what is hidden', looksAlike, async ({ page }) => {
  const watched = await watchPages(page);
  await signedIn(page, { works: 3 });
  await open(page, '/', ['Seeded work 3']);
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    main.style.marginTop = '90px';
    main.querySelector('section')!.style.setProperty('display', 'none', 'important');
  });
  const { shift, hidden } = await watched();
  expect(shift).toBeGreaterThan(0.001);
  expect(hidden).toHaveLength(1);
});

aloneTest(
  'these tests would see a Suspense boundary: a module alone has one',
  looksAlike,
  async ({ page, alone }) => {
    const watched = await watchPages(page);
    await page.goto(`${await alone('wellbeing')}/profile`);
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect((await watched()).fallbacks).toBeGreaterThan(0);
  },
);

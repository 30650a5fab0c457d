import type { Locator } from '@playwright/test';
import { expectGreyOnlyWhenLate, watchPages } from '../support/page-watch.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Opens home while its works never load. */
async function homeWithoutWorks(page: Page): Promise<Locator> {
  await page.route(/\/m\/works\/.*\.js$/, () => undefined);
  // The delayed request delays the load event as well.
  await page.goto('/', { waitUntil: 'commit' });
  // Today's own skeleton rows disappear when its tasks load, which leaves those of the works.
  await page.getByRole('button', { name: 'Mark Done' }).first().waitFor();
  const row = page.getByRole('main').locator('[data-skeleton] > div').first();
  await row.waitFor();
  return row;
}

/** The style of a skeleton row this many milliseconds after it was added: a copy restarts the animation. */
const lookAfter = (row: Locator, milliseconds: number) =>
  row.evaluate((element, time) => {
    const copy = element.cloneNode(true) as HTMLElement;
    element.after(copy);
    for (const animation of copy.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
    const look = { opacity: Number(getComputedStyle(copy).opacity), height: copy.clientHeight };
    copy.remove();
    return look;
  }, milliseconds);

test('[ER51] skeleton rows take their space at once and become visible after 150 ms, fading in', async ({
  seeded,
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/preload/);
  const watched = await watchPages(page);
  const row = await homeWithoutWorks(page);
  await seeded.sees('Loading...');
  await expect.poll(async () => (await watched()).greyFrames).toBeGreaterThan(0);
  const { opacity: first, height: rowHeight } = await lookAfter(row, 0);
  expect(first).toBe(0);
  expect(rowHeight).toBeGreaterThan(40);
  expect(await lookAfter(row, 149)).toEqual({ opacity: 0, height: rowHeight });
  const { opacity, height } = await lookAfter(row, 250);
  expect(opacity).toBeGreaterThan(0);
  expect(opacity).toBeLessThan(1);
  expect(height).toBe(rowHeight);
  expect(await lookAfter(row, 350)).toEqual({ opacity: 1, height: rowHeight });
});

test('[ER51] with reduced motion skeleton rows appear after the same delay, at once and without animation', async ({
  seeded,
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/preload/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const row = await homeWithoutWorks(page);
  await seeded.sees('Loading...');
  const { height: rowHeight } = await lookAfter(row, 0);
  expect(rowHeight).toBeGreaterThan(40);
  expect(await lookAfter(row, 149)).toEqual({ opacity: 0, height: rowHeight });
  expect(await lookAfter(row, 150)).toEqual({ opacity: 1, height: rowHeight });
  expect(await lookAfter(row, 3_000)).toEqual({ opacity: 1, height: rowHeight });
});

for (const width of [1280, 390])
  test(`[KA1] content that is rendered late is visible once it has the focus, ${width} pixels wide`, async ({
    seeded,
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/preload/);
    await page.setViewportSize({ width, height: 844 });
    await homeWithoutWorks(page);
    await seeded.sees('Loading...');
    for (const name of [/^Notes$/, /Add Goal/]) {
      const link = page.getByRole('main').getByRole('link', { name });
      await link.focus();
      const opacities = await link.evaluate((element) => {
        const found: string[] = [];
        for (let each: Element | null = element; each; each = each.parentElement)
          found.push(getComputedStyle(each).opacity);
        return found;
      });
      expect(new Set(opacities), `${name}`).toEqual(new Set(['1']));
    }
  });

test('[ER51] navigating by links shows no skeleton rows for content that loads fast enough', async ({
  seeded,
  page,
}) => {
  const watched = await watchPages(page);
  await page.goto('/');
  await seeded.sees('Run three times');
  const walk = async () => {
    for (const [link, sign] of [
      ['Dashboard', 'Completion rate'],
      ['Notes', 'Books people praised'],
      ['Profile', 'Choose Theme'],
      ['Dayloom, home', 'Run three times'],
    ] as const) {
      await page.getByRole('banner').getByRole('link', { name: link }).click();
      await seeded.sees(sign);
    }
  };
  await walk();
  await walk();
  expectGreyOnlyWhenLate(await watched());
});

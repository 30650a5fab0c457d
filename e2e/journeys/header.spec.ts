import { watchPages } from '../support/page-watch.ts';
import { storedIds } from '../support/stored.ts';
import { expect, type Page, signedIn, test } from '../support/test.ts';

const header = (page: Page) => page.getByRole('banner');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const clocks = (page: Page) =>
  header(page).getByRole('link', { name: /^(Focus|Stopwatch|Meditation) (runs|paused)/ });
/** The height of one line and its border. */
const oneLine = 57;
const height = async (page: Page) => (await header(page).boundingBox())?.height;

async function startAll(page: Page, user: string) {
  const clocksToStart = [
    ['/meditation', 'Play'],
    ['/timer?focus=Write%20the%20report%20for%20Mira', 'Start focus'],
    ['/timer?tab=stopwatch', 'Start'],
  ] as const;
  for (const [index, [address, name]] of clocksToStart.entries()) {
    await page.goto(address);
    await page.getByRole('main').getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Pause' })).toBeVisible();
    // The clock is shown before it is stored, and another page ends what is not.
    await expect.poll(() => storedIds(page, user, 'clocks')).toHaveLength(index + 1);
  }
}

test('[SH16] the header and its line reach the right edge when no scrollbar is drawn', async ({ page }) => {
  await signedIn(page, {});
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    expect(await header(page).boundingBox()).toMatchObject({ x: 0, width });
  }
});

async function open(page: Page) {
  await page.goto('/notes');
  await expect(page.getByText('No notes yet')).toBeVisible();
}

const names = ['Today', 'Dashboard', 'Timer', 'Notes', 'Reminders', 'Meditation', 'Timetable', 'Profile'];

for (const [width, visibleCount] of [
  [1280, 8],
  [1024, 8],
  [844, 7],
  [768, 6],
] as const)
  test(`[SH1] [SH16] ${width} pixels wide the navigation is one line, and 'More' leads to the links that do not fit`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 390 });
    await signedIn(page, {});
    await open(page);
    await expect(navigation(page).getByRole('link')).toHaveText(names.slice(0, visibleCount));
    expect(await height(page)).toBe(oneLine);
    await navigation(page).getByRole('button', { name: 'More' }).click();
    const items = page.getByRole('menu', { name: 'More' }).getByRole('menuitem');
    await expect(items).toHaveText([...names.slice(visibleCount), 'Goals', 'Calendar', 'Analytics']);
    await items.first().click();
    await expect(page).toHaveURL(`/${(names[visibleCount] ?? 'Goals').toLowerCase()}`);
    await expect(navigation(page).getByRole('button', { name: 'More' })).toHaveAttribute('data-here', 'true');
    await navigation(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(navigation(page).getByRole('link')).toHaveText(names.slice(0, visibleCount));
    await page.setViewportSize({ width: 1440, height: 390 });
    await expect(navigation(page).getByRole('link')).toHaveCount(8);
  });

test('[CK6] [KA6] three clocks fit next to each other at every width, can be pressed, and move nothing when they appear', async ({
  page,
}) => {
  const watched = await watchPages(page);
  const { id } = await signedIn(page, {});
  await startAll(page, id);
  await open(page);
  await expect(clocks(page)).toHaveCount(3);
  await watched();
  for (const width of [1440, 1280, 1024, 844, 768, 640, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await expect(clocks(page)).toHaveCount(3);
    const { shift, moved } = await watched();
    expect(shift, `${width} ${moved.join()}`).toBeLessThan(0.001);
    if (width > 320) expect(await height(page), String(width)).toBe(oneLine);
    const { scroll, seen } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth - innerWidth,
      seen: [...document.querySelectorAll('[data-header-widget] a')].map((link) => {
        const box = link.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return { isOnTop: link.contains(top), isLarge: box.width >= 44 && box.height >= 44 };
      }),
    }));
    const task = clocks(page).first().getByText('Write the report for Mira');
    await expect(task).toBeVisible({ visible: width >= 1024 });
    expect(scroll, String(width)).toBeLessThanOrEqual(0);
    expect(seen.filter(({ isOnTop, isLarge }) => isOnTop && isLarge).length, String(width)).toBe(3);
  }
  await clocks(page).first().click();
  await expect(page).toHaveURL('/timer');
});

test('[MD3] [FT3] Space starts the clock of a screen that was opened by a link', async ({ page }) => {
  await signedIn(page, {});
  await open(page);
  for (const name of ['Timer', 'Meditation']) {
    await navigation(page).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('main').getByRole('button', { name: /^(Start|Play)$/ })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByRole('main').getByRole('button', { name: 'Pause' })).toBeVisible();
  }
});

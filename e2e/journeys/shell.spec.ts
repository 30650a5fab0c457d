import type { Locator, Page } from '@playwright/test';
import { pressByKey } from '../support/keyboard.ts';
import { openSampleWork, ownScreens, publicScreens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const labels = (navigation: Locator) => navigation.getByRole('link');

test('[SH1, SH2, SH14, SH16] the navigation follows the sign-in state and leads from screen to screen without a page load @gate', async ({
  seeded,
  page,
}) => {
  await page.goto('/');
  await seeded.sees('Recent Tasks');
  const loaded = await page.evaluate(() => performance.timeOrigin);
  await expect(labels(main(page))).toHaveText([
    'Today',
    'Dashboard',
    'Timer',
    'Notes',
    'Reminders',
    'Meditation',
    'Timetable',
    'Profile',
  ]);
  for (const [name, address, sign] of [
    ['Today', '/today', 'Left from before'],
    ['Dashboard', '/dashboard', 'Total Works'],
    ['Timer', '/timer', '1:13:26'],
    ['Notes', '/notes', 'Books people praised'],
    ['Reminders', '/reminders', 'Water the plants'],
    ['Meditation', '/meditation', 'Days in a row'],
    ['Timetable', '/timetable', 'Writing block'],
    ['Profile', '/profile', 'Choose Theme'],
  ] as const) {
    await main(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await seeded.sees(sign);
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  for (const [name, address, sign] of [
    ['Goals', '/goals', 'Run three times'],
    ['Analytics', '/analytics', 'Tasks done per day'],
    ['Calendar', '/calendar', 'Calendar'],
  ] as const) {
    await main(page).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main')).toContainText(sign);
  }
  await page.goBack();
  await expect(page).toHaveURL('/analytics');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);

  await seeded.openAccountMenu();
  await seeded.press('Log out');
  await expect(labels(main(page))).toHaveText(['Login', 'Sign Up']);
  for (const [name, address] of [
    ['Login', '/login'],
    ['Sign Up', '/signup'],
  ] as const) {
    await main(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
  }
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
});

test("[SH16] 'More' leads to further screens, by pointer and by keyboard", async ({ fresh, page }) => {
  await page.goto('/notes');
  const more = main(page).getByRole('button', { name: 'More' });
  const goals = page.getByRole('menu', { name: 'More' }).getByRole('menuitem', { name: 'Goals' });
  await pressByKey(more);
  await expect(goals).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(goals).toHaveCount(0);
  await expect(more).toBeFocused();
  // Opened with ArrowUp, so it starts at the last of the three.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/goals');
  await expect(goals).toHaveCount(0);
  await fresh.sees('My Goals');
  await more.click();
  await expect(goals).toHaveAttribute('aria-current', 'page');
  await main(page).getByRole('link', { name: 'Notes' }).click();
  await expect(goals).toHaveCount(0);
});

async function expectOneScreen(page: Page, title: string | RegExp) {
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

test('[KA2] every screen has one main landmark, one heading of level 1, its own title, and a link that skips the navigation', async ({
  seeded,
  page,
}) => {
  const titles: string[] = [];
  for (const { address, title, filled, empty } of ownScreens) {
    await page.goto(address);
    await seeded.sees(filled ?? empty);
    await expectOneScreen(page, title);
    titles.push(await page.title());
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' }), address).toBeFocused();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  }
  await openSampleWork(page);
  await expectOneScreen(page, 'Weekend in Lisbon · Dayloom');
  titles.push(await page.title());
  await page.evaluate(() => localStorage.removeItem('dayloom.session'));
  for (const { address, title, empty } of publicScreens) {
    await page.goto(address);
    await seeded.sees(empty);
    await expectOneScreen(page, title);
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(titles.length);
});

test('[KA2] a route change is announced by its title', async ({ seeded, page }) => {
  await page.goto('/');
  await seeded.sees('Recent Tasks');
  const said = page.locator('[aria-live="polite"][aria-atomic="true"]');
  await expect(said).toHaveText('');
  await main(page).getByRole('link', { name: 'Notes' }).click();
  await expect(said).toHaveText('Notes · Dayloom');
  await page.goBack();
  await expect(said).toHaveText('Home · Dayloom');
});

test('[KA4] with reduced motion, menu, dialog and message do not slide, scale or stagger', async ({
  seeded,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .map(({ transform, translate, scale }) => String(transform ?? translate ?? scale ?? 'none'))
        // A message's timer is an invisible bar that shrinks.
        .filter(
          (move) =>
            !/^(none|scaleX\([01]\)|matrix\(1, 0, 0, 1, 0, 0\)|translate[XY]?\(0(px|%)?(, 0(px)?)?\))$/.test(
              move,
            ),
        ),
    );
  await page.setViewportSize(phone);
  await page.goto('/dashboard');
  await seeded.sees('Weekend in Lisbon');
  await seeded.press('Menu');
  expect(await moving()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Work' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Add Work' })).toBeVisible();
  expect(await moving()).toEqual([]);
});

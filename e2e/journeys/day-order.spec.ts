import type { Locator, Page } from '@playwright/test';
import { pressByKey, pressOnce, tabTo } from '../support/keyboard.ts';
import { signedInAt } from '../support/signed-in-at.ts';
import { expect, test } from '../support/test.ts';
import { openWork } from '../support/works.ts';

const noon = '2020-11-18T12:00+01:00';
const [write, send, stretch, ask, tape] = [
  'Write the part on limits',
  'Send figures to print shop',
  'Stretch for 15 minutes',
  'Ask Leon for feedback',
  'Tape the edges',
];

const openRows = (page: Page) => page.getByRole('list', { name: 'Open tasks' }).getByRole('listitem');
const rowOf = (page: Page, title: string | undefined) => openRows(page).filter({ hasText: title ?? '' });

/** Whether the lists show these titles in this order. */
const expectTitles = (rows: Locator, titles: readonly (string | undefined)[]) =>
  expect(rows).toContainText(titles.map((title) => title ?? ''));

/** The day, arranged on Today, is the same after a reload, on home and, as far as it belongs to it, on a work's page. */
async function expectEverywhere(page: Page, titles: readonly (string | undefined)[]) {
  for (const address of ['/today', '/']) {
    await page.goto(address);
    await expectTitles(openRows(page), titles);
  }
  await openWork(page, 'Write thesis chapter 3');
  const ofWork = titles.filter((title) => title === write || title === send);
  await expectTitles(page.getByRole('listitem').filter({ hasText: /limits|print shop/ }), ofWork);
}

test('[TD11, TD12, TD13, KA1] a day is arranged with keys alone, and by priority again @gate', async ({
  page,
}) => {
  const person = await signedInAt(page, noon, { sample: true });
  await page.goto('/today');
  await expectTitles(openRows(page), [write, send, stretch, ask, tape]);
  const tick = rowOf(page, stretch).getByRole('button', { name: 'Mark Done' });
  await tabTo(tick);
  for (const key of ['Alt+ArrowUp', 'Alt+ArrowUp', 'Alt+ArrowUp', 'Alt+ArrowDown'])
    await page.keyboard.press(key);
  await expectTitles(openRows(page), [write, stretch, send, ask, tape]);
  await expect(page.getByText(`${stretch} moved to 2 of 5`)).toBeAttached();
  await expect(tick).toBeFocused();

  await pressByKey(rowOf(page, tape).getByRole('button', { name: 'Move task' }));
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  for (const key of ['End', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expect(page.getByRole('menuitem', { name: 'To the top' })).toBeFocused();
  await pressOnce(page);
  await expectTitles(openRows(page), [tape, write, stretch, send, ask]);
  await expect(rowOf(page, tape).getByRole('button', { name: 'Move task' })).toBeFocused();
  await expect(page).toHaveURL('/today');
  await expectEverywhere(page, [tape, write, stretch, send, ask]);

  await page.goto('/');
  await pressByKey(page.getByRole('button', { name: 'Day actions' }));
  await expect(page.getByRole('menuitem')).toBeFocused();
  await pressOnce(page);
  await expect(person.toast('Arranged by priority again')).toBeVisible();
  await expectTitles(openRows(page), [write, send, stretch, ask, tape]);
  await expect(page.getByRole('link', { name: 'Open Today' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expectTitles(openRows(page), [tape, write, stretch, send, ask]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[TD11, TD12, TD13] a day is arranged with the menus of its tasks @gate', async ({ page }) => {
    const person = await signedInAt(page, noon, { sample: true });
    await page.goto('/today');
    const choose = async (title: string | undefined, item: string) => {
      await rowOf(page, title).getByRole('button', { name: 'Task actions' }).tap();
      await page.getByRole('menuitem', { name: item }).tap();
    };
    await choose(send, 'Move up');
    await expectTitles(openRows(page), [send, write, stretch, ask, tape]);
    await choose(ask, 'Move down');
    await expectTitles(openRows(page), [send, write, stretch, tape, ask]);
    await expectEverywhere(page, [send, write, stretch, tape, ask]);

    await page.goto('/today');
    await page.getByRole('button', { name: 'Day actions' }).tap();
    await page.getByRole('menuitem', { name: 'Arrange by priority again' }).tap();
    await expectTitles(openRows(page), [write, send, stretch, ask, tape]);
    await expect(page.getByRole('button', { name: 'Day actions' })).toHaveCount(0);
    await person.press('Undo');
    await expectTitles(openRows(page), [send, write, stretch, tape, ask]);
  });
});

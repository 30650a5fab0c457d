import { pressByKey } from '../support/keyboard.ts';
import { signedInAt } from '../support/signed-in-at.ts';
import { toast } from '../support/toasts.ts';
import { expect, type Page, test } from '../support/test.ts';

const rowsIn = (page: Page, group: string) => page.getByRole('region', { name: group }).getByRole('listitem');
const fold = (page: Page, count: number) => page.getByRole('button', { name: `${count} done`, exact: true });

async function choose(page: Page, title: string, item: string) {
  const menu = page.getByRole('button', { name: 'More actions' });
  await page.getByRole('listitem').filter({ hasText: title, has: menu }).first().locator(menu).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

for (const width of [1280, 390]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('[RM9, RM16, RM18, NF32, NF33] a reminder is done, taken back, and put off until tomorrow morning', async ({
      page,
    }) => {
      const person = await signedInAt(page, '2020-11-18T12:00+01:00');
      await page.goto('/reminders?new=Bread&day=2020-11-18&time=19:00');
      const form = page.getByRole('dialog');
      await form.getByRole('button', { name: 'Add Reminder' }).click();
      await expect(rowsIn(page, 'Today')).toHaveText(['BreadWed 18 Nov, 19:00']);

      await choose(page, 'Bread', 'Done');
      await expect(fold(page, 1)).toBeVisible();
      await expect(person.toast('Reminder done')).toBeVisible();
      await expect(rowsIn(page, 'Today')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Add Reminder' })).toBeFocused();
      await page.reload();
      await fold(page, 1).click();
      await expect(rowsIn(page, 'Today')).toHaveText(['BreadDoneWed 18 Nov, 19:00']);
      await choose(page, 'Bread', 'Not done');
      await expect(fold(page, 1)).toHaveCount(0);
      await choose(page, 'Bread', 'Done');
      await toast(page, 'Reminder done').getByRole('button', { name: 'Undo' }).click();
      await expect(rowsIn(page, 'Today')).toHaveText(['BreadWed 18 Nov, 19:00']);

      const menu = rowsIn(page, 'Today').getByRole('button', { name: 'More actions' });
      await pressByKey(menu);
      await expect(page.getByRole('menuitem', { name: 'Done' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Snooze Reminder' });
      await expect(dialog.getByRole('button', { name: /^In 30 minutes/ })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeFocused();
      await choose(page, 'Bread', 'Snooze...');
      await dialog.getByRole('button', { name: 'Tomorrow morning tomorrow, 09:00' }).click();
      await expect(person.toast('Snoozed until tomorrow, 09:00')).toBeVisible();
      await expect(rowsIn(page, 'Today')).toHaveText(['BreadSnoozed until tomorrow, 09:00Wed 18 Nov, 19:00']);
      await page.reload();
      await expect(rowsIn(page, 'Today')).toContainText(['Snoozed until tomorrow, 09:00']);
    });

    test('[RM16, TT20, HM12, NF33] of a series the day alone is done, and home shows the next one', async ({
      page,
    }) => {
      const person = await signedInAt(page, '2020-11-18T12:00+01:00');
      await page.goto('/reminders?new=Pills&day=2020-11-18&time=19:00');
      const form = page.getByRole('dialog');
      await form.getByLabel('Repeats', { exact: true }).selectOption('Every day');
      await form.getByRole('button', { name: 'Add Reminder' }).click();
      await expect(rowsIn(page, 'Today')).toContainText(['Pills']);
      await choose(page, 'Pills', 'Done');
      await expect(fold(page, 1)).toBeVisible();
      await expect(rowsIn(page, 'Tomorrow')).toContainText(['Pills']);
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Upcoming' }).getByRole('listitem')).toContainText([
        'Tomorrow, 19:00',
      ]);

      await page.goto('/timetable');
      await page.getByRole('button', { name: 'Add Activity', exact: true }).first().click();
      await form.getByLabel('Activity Title').fill('Swim');
      await form.getByLabel('Start Time').fill('18:00');
      await form.getByLabel('End Time').fill('19:00');
      await form.getByRole('button', { name: 'Add Activity' }).click();
      const activity = page.getByRole('list', { name: 'Activities' }).getByRole('listitem');
      await expect(activity).toHaveText('Swim18:00 – 19:00');
      await choose(page, 'Swim', 'Done');
      await expect(person.toast('Activity done')).toBeVisible();
      await expect(activity).toHaveText('SwimDone18:00 – 19:00');
      await expect(activity.getByRole('button', { name: 'More actions' })).toBeFocused();
      await page.reload();
      await expect(activity).toHaveText('SwimDone18:00 – 19:00');
    });
  });
}

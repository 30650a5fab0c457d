import { signedInAt } from '../support/signed-in-at.ts';
import { expect, type Page, test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const noon = '2020-11-18T12:00+01:00';
const rowsIn = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem');
const totals = (page: Page) => page.getByLabel('Focus time').getByRole('definition');
const figures = (page: Page) => page.getByLabel('Figures').getByRole('definition');
const form = (page: Page) => page.getByRole('dialog');

async function add(page: Page, name: string) {
  await page.getByRole('button', { name: 'Forgot to start?' }).click();
  await expect(form(page)).toHaveAccessibleName(name);
}

async function choose(page: Page, item: string) {
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function save(page: Page, button: string, message: string) {
  await form(page).getByRole('button', { name: button }).click();
  await expect(toast(page, message)).toBeVisible();
}

async function undo(page: Page, message: string) {
  await toast(page, message).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, message)).toHaveCount(0);
}

for (const width of [1280, 390]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`[TH4, TH5, TH6, HI1] a session is added by hand, corrected, moved and deleted${width === 390 ? '' : ' @gate'}`, async ({
      page,
    }) => {
      await signedInAt(page, noon);
      await page.goto('/timer');
      const rows = rowsIn(page, 'Latest sessions');
      await add(page, 'Add Session');
      await form(page).getByLabel('Minutes').fill('40');
      await form(page).getByLabel('End').fill('11:00');
      await form(page).getByLabel('Note').fill('In the train');
      await expect(form(page).getByRole('status').last()).toHaveText('From 10:20 to 11:00');
      await save(page, 'Add Session', 'Timer session added successfully');
      await expect(rows).toHaveText([/^Focus.*In the train40:00$/]);
      await expect(totals(page)).toHaveText(['40 min', '40 min']);

      await choose(page, 'Edit');
      await form(page).getByLabel('Minutes').fill('50');
      await save(page, 'Save Changes', 'Timer session updated successfully');
      await expect(totals(page)).toHaveText(['50 min', '50 min']);
      await undo(page, 'Timer session updated successfully');
      await expect(totals(page)).toHaveText(['40 min', '40 min']);

      await choose(page, 'Edit');
      await form(page).getByLabel('Day').fill('2020-11-17');
      await save(page, 'Save Changes', 'Timer session updated successfully');
      await expect(totals(page)).toHaveText(['0 min', '40 min']);
      await expect(rows).toHaveCount(1);
      await page.reload();
      await expect(totals(page)).toHaveText(['0 min', '40 min']);

      await choose(page, 'Delete');
      await expect(toast(page, 'Timer session deleted successfully')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Forgot to start?' })).toBeFocused();
      await expect(totals(page)).toHaveText(['0 min', '0 min']);
      await undo(page, 'Timer session deleted successfully');
      await expect(rows).toHaveText([/^Focus.*In the train40:00$/]);

      await choose(page, 'Edit');
      await form(page).getByLabel('Minutes').fill('45');
      await save(page, 'Save Changes', 'Timer session updated successfully');
      await choose(page, 'History');
      await expect(form(page).getByRole('row', { name: /^Duration/ })).toContainText('40 min');
      await save(page, 'Bring back', 'Timer session brought back');
      await expect(rows).toHaveText([/40:00$/]);
    });

    test('[MD17, MD11, AC11] a sitting by hand raises the three counters by one, and they stay when it is deleted', async ({
      page,
    }) => {
      await signedInAt(page, noon);
      await page.goto('/meditation');
      const rows = rowsIn(page, 'Latest sittings');
      await add(page, 'Add Sitting');
      await save(page, 'Add Sitting', 'Meditation added successfully');
      await expect(rows).toHaveText([/^Meditation.*10:00$/]);
      await expect(figures(page)).toHaveText(['1day', '1', '1/30 days']);
      await choose(page, 'Edit');
      await form(page).getByLabel('Day').fill('2020-11-16');
      await save(page, 'Save Changes', 'Meditation updated successfully');
      const streak = page.getByRole('region', { name: 'Days in a row' });
      await expect(streak).toContainText('0 days');
      await choose(page, 'Delete');
      await expect(rows).toHaveCount(0);
      await expect(toast(page, 'Meditation deleted successfully')).toBeVisible();
      await page.reload();
      await expect(figures(page)).toHaveText(['1day', '1', '1/30 days']);
      await expect(page.getByText('No sittings yet')).toBeVisible();
    });
  });
}

import { pressByKey } from '../support/keyboard.ts';
import { signedInAt } from '../support/signed-in-at.ts';
import { expect, test } from '../support/test.ts';

for (const width of [1280, 390]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("[RP8, RP18, KA1] 'Repeats...' makes a reminder repeat, and the palette finds it once", async ({
      page,
    }) => {
      const person = await signedInAt(page, '2020-11-18T12:00+01:00');
      await page.goto('/reminders?new=Pills&day=2020-11-19&time=19:00');
      await page.getByRole('dialog').getByRole('button', { name: 'Add Reminder' }).click();
      await expect(person.toast('Reminder added successfully')).toBeVisible();
      const row = page.getByRole('region', { name: 'Tomorrow' }).getByRole('listitem');
      const menu = row.getByRole('button', { name: 'More actions' });
      const openForm = async () => {
        await page.keyboard.press('Enter');
        await expect(page.getByRole('menuitem', { name: 'Done' })).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('menuitem', { name: 'Repeats...' })).toBeFocused();
        await page.keyboard.press('Enter');
      };
      await menu.focus();
      await openForm();
      const form = page.getByRole('dialog', { name: 'Repeating Reminder' });
      await expect(form.getByLabel('Time', { exact: true })).toHaveValue('19:00');
      await page.keyboard.press('Escape');
      await expect(form).toHaveCount(0);
      await expect(menu).toBeFocused();
      await openForm();
      await pressByKey(form.getByRole('button', { name: 'Repeat', exact: true }));
      await expect(row.getByTitle('Every day')).toBeVisible();
      await expect(form).toHaveCount(0);
      await expect(menu).toBeFocused();

      await page.keyboard.press('Control+k');
      await page.keyboard.type('pills');
      const found = page.getByRole('option', { name: /Pills/ });
      await expect(found).toHaveCount(1);
      await expect(found).toContainText('Reminder, every day, 19:00');
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('dialog', { name: 'Edit Reminder' }).getByLabel('Date', { exact: true }),
      ).toHaveValue('2020-11-19');
    });
  });
}

import { pressOnce } from '../support/keyboard.ts';
import { signedInAt } from '../support/signed-in-at.ts';
import { expect, test } from '../support/test.ts';
import { openWork } from '../support/works.ts';

// A Wednesday.
const wednesday = '2020-11-18T12:00+01:00';

for (const { width, menuName } of [
  { width: 1280, menuName: 'Move task' },
  { width: 390, menuName: 'Task actions' },
]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('[TD14, WD23, KA12] a task and a work with a series are duplicated, each with one undo @gate', async ({
      page,
    }) => {
      const person = await signedInAt(page, wednesday);
      await page.goto('/add-work');
      await page.getByLabel('Title').fill('Paint the fence');
      await page.getByRole('button', { name: 'Save Work' }).click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('Paint the fence');
      const rows = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: menuName, exact: true }) });
      const line = page.getByLabel('New task');
      for (const title of ['Buy paint', 'Mix it']) {
        await line.fill(title);
        await line.press('Enter');
        await expect(rows.filter({ hasText: title })).toBeVisible();
      }

      const menu = rows.first().getByRole('button', { name: menuName, exact: true });
      await rows.first().hover();
      await menu.focus();
      await pressOnce(page);
      await page.getByRole('menuitem', { name: 'Duplicate' }).click();
      await expect(rows).toHaveText([/Buy paint/, /Buy paint/, /Mix it/]);
      await expect(menu).toBeFocused();
      await expect(person.toast('Task duplicated')).toBeVisible();
      await page.keyboard.press('Control+z');
      await expect(rows).toHaveText([/Buy paint/, /Mix it/]);

      await menu.click();
      await page.getByRole('menuitem', { name: 'Duplicate' }).dblclick();
      await expect(rows).toHaveText([/Buy paint/, /Buy paint/, /Mix it/]);
      await expect(person.toast('Task duplicated')).toBeVisible();
      await page.keyboard.press('Control+z');
      await expect(rows).toHaveText([/Buy paint/, /Mix it/]);

      await menu.click();
      await page.getByRole('menuitem', { name: 'Repeats...' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Repeat', exact: true }).click();
      await expect(rows.first().getByTitle('Every day')).toBeVisible();

      const address = page.url();
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Duplicate...' }).click();
      const dialog = page.getByRole('dialog', { name: 'Duplicate Work' });
      await dialog.getByLabel('Title').fill('Paint the shed');
      await dialog.getByLabel('Start date').fill('2020-12-07');
      await expect(dialog.getByText('2 tasks come along, 1 of them repeats.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Duplicate' }).click();
      await expect(heading).toHaveText('Paint the shed');
      await expect(page).not.toHaveURL(address);
      await expect(rows).toHaveText([/Buy paint/, /Mix it/]);
      await expect(rows.first().getByTitle('Every day')).toBeVisible();
      await expect(person.toast('Work duplicated')).toBeVisible();
      await page.keyboard.press('Control+z');
      await expect(page).toHaveURL(/\/dashboard$/);
      await openWork(page, 'Paint the fence');
      await expect(rows).toHaveText([/Buy paint/, /Mix it/]);
    });
  });
}

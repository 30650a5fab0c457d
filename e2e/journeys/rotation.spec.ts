import { expect, signedIn, test } from '../support/test.ts';

const upright = { width: 390, height: 844 };
const across = { width: 844, height: 390 };

test("[SH4] a rotated phone keeps a task's dialog with its choices, and closes the menu @gate", async ({
  page,
}) => {
  await page.setViewportSize(upright);
  await signedIn(page, { sample: true });
  await page.goto('/today');
  const open = page.getByRole('list', { name: 'Open tasks' }).getByRole('listitem');
  await open.first().getByRole('button', { name: 'Task actions' }).click();
  await page.getByRole('menuitem', { name: 'Move to another day...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move Task' });
  await dialog.getByLabel('Day').fill('2031-05-17');
  await page.setViewportSize(across);
  await expect(open.first().getByRole('button', { name: 'Delete task' })).toBeAttached();
  await expect(dialog.getByLabel('Day')).toHaveValue('2031-05-17');
  await page.setViewportSize(upright);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.setViewportSize(across);
  await expect(menu).toHaveCount(0);
});

import { expect, signedIn, test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test("[RP26] steps of one day become those of a series with 'All', and each day has its own ticks", async ({
  page,
}) => {
  await signedIn(page, {});
  await page.goto('/today');
  await page.getByLabel('New task', { exact: true }).fill('Water the plants');
  await page.keyboard.press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: 'Water the plants' });
  const choose = async (item: string) => {
    await row.hover();
    await row.getByRole('button', { name: 'Move task' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Repeats...');
  await page.getByRole('dialog').getByRole('button', { name: 'Repeat', exact: true }).click();
  await expect(row.getByTitle('Every day')).toBeVisible();

  const button = row.getByRole('button', { name: /^Steps and note/ });
  await row.hover();
  await button.click();
  await page.getByLabel('Add a step').fill('Fill the can');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Empty the saucers');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Mark step done: Fill the can' }).click();
  await expect(page.getByText('Steps changed')).toBeHidden();
  await page.getByRole('heading', { name: 'Today' }).click();
  await expect(page.getByText('Steps changed')).toBeVisible();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByText('All from today on changed')).toBeVisible();
  await expect(button).toHaveText('1 of 2');

  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(button).toHaveText('0 of 2');
  await button.click();
  await page.getByRole('button', { name: 'Delete step: Empty the saucers' }).click();
  await toast(page, 'Step deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Step 2')).toHaveValue('Empty the saucers');
  await expect(page.getByText('Steps changed')).toBeHidden();
  await page.reload();
  await expect(button).toHaveText('0 of 2');

  await choose('Edit repeating task...');
  const form = page.getByRole('dialog', { name: 'Edit Repeating Task' });
  await form.getByLabel('Step 1').fill('Fill both cans');
  await form.getByLabel('Note').fill('Rain water');
  await form.getByRole('button', { name: 'This and the following' }).click();
  await expect(form).toBeHidden();
  await row.getByRole('button', { name: 'Steps and note, 0 of 2, with a note' }).click();
  await expect(page.getByLabel('Step 1')).toHaveValue('Fill both cans');
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(button).toHaveText('1 of 2');
});

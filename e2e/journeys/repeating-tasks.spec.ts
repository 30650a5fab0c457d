import { expect, signedIn, test } from '../support/test.ts';

test('[RP5, RP7, RP8, RP9] a task repeats every day, one of its days is done, one is skipped, and it ends @gate', async ({
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
  const form = page.getByRole('dialog', { name: 'Repeating Task' });
  await form.getByLabel('Repeats', { exact: true }).selectOption('Every day');
  await form.getByRole('button', { name: 'Repeat', exact: true }).click();
  await expect(row.getByTitle('Every day')).toBeVisible();
  await row.getByRole('button', { name: 'Mark Done' }).click();
  await expect(page.getByText('1 of 1 done')).toBeVisible();

  const next = page.getByRole('button', { name: 'Next day' });
  await next.click();
  await expect(page.getByText('0 of 1 done')).toBeVisible();
  await choose('Skip this one');
  await expect(row).toHaveCount(0);
  await next.click();
  await expect(row).toHaveCount(1);
  await page.reload();
  await expect(row.getByTitle('Every day')).toBeVisible();

  await choose('Edit repeating task...');
  const edit = page.getByRole('dialog', { name: 'Edit Repeating Task' });
  await edit.getByLabel('Title').fill('Water all plants');
  await edit.getByRole('radio', { name: 'All from today on' }).check();
  await edit.getByRole('button', { name: 'All from today on' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Water all plants' })).toHaveCount(1);

  const renamed = page.getByRole('listitem').filter({ hasText: 'Water all plants' });
  await renamed.hover();
  await renamed.getByRole('button', { name: 'Delete task' }).click();
  await page.getByRole('button', { name: 'All from today on' }).click();
  await expect(renamed).toHaveCount(0);
});

test("[RP15, RP17] missed days are one row, which can be done and moved, and 'All' renames the series @gate", async ({
  page,
}) => {
  await signedIn(page, { series: 1 });
  await page.goto('/today');
  const left = page.getByRole('list', { name: 'Left from before' }).getByRole('listitem');
  await expect(left).toContainText('5 missed');
  await left.getByRole('button', { name: 'It was done' }).click();
  await expect(left).toContainText('4 missed');
  await page.getByRole('button', { name: 'Move all to today' }).click();
  await expect(left).toHaveCount(0);
  await expect(page.getByText('3 missed days let go')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(left).toContainText('4 missed');

  await page.getByRole('button', { name: 'Next day' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Seeded series 1' });
  await row.hover();
  await row.getByRole('button', { name: 'Rename task' }).click();
  await page.getByLabel('Task title').fill('Call grandmother');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByText('All from today on changed')).toBeVisible();
  await page.goto('/calendar');
  await expect(page.getByTitle(/Task: Call grandmother, every week/).first()).toBeAttached();
});

import { signedInAt } from '../support/signed-in-at.ts';
import { toast } from '../support/toasts.ts';
import { expect, test } from '../support/test.ts';

test('[RP11, RP15, RP19, RP20, RP21, RM15] a reminder repeats every day, one renames all, one is skipped, and it ends @gate', async ({
  page,
}) => {
  await signedInAt(page, '2020-11-18T12:00+01:00');
  await page.goto('/reminders');
  await page.getByRole('button', { name: 'Add Reminder' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Reminder Title').fill('Pills');
  await form.getByRole('button', { name: 'This evening' }).click();
  await form.getByLabel('Repeats', { exact: true }).selectOption('Every day');
  await expect(form.getByLabel('Time', { exact: true })).toHaveAccessibleDescription(
    '19:00 wherever you are',
  );
  await form.getByRole('button', { name: 'Add Reminder' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Pills' });
  const figures = page.getByLabel('Statistics').getByRole('definition');
  await expect(row.getByTitle('Every day')).toBeVisible();
  await expect(figures).toHaveText(['1', '1', '1']);
  await page.reload();
  await expect(row).toContainText('Wed 18 Nov, 19:00');

  await page.goto('/');
  await page.getByRole('region', { name: 'Upcoming' }).getByRole('link', { name: 'Pills' }).click();
  await expect(form.getByText('What you change here is for this day alone.')).toBeVisible();
  await form.getByLabel('Reminder Title').fill('Vitamins');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByText('All from today on changed')).toBeVisible();

  const renamed = page.getByRole('listitem').filter({ hasText: 'Vitamins' });
  const rowIn = (group: string) => page.getByRole('region', { name: group }).getByRole('listitem');
  await expect(rowIn('Today')).toContainText('Vitamins');
  await rowIn('Today').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Skip this one' }).click();
  await expect(rowIn('Tomorrow')).toContainText('Thu 19 Nov, 19:00');
  await expect(page.getByRole('button', { name: 'Add Reminder' })).toBeFocused();

  await rowIn('Tomorrow').getByRole('button', { name: 'Delete reminder' }).click();
  await page.getByRole('button', { name: 'All from today on' }).click();
  await expect(renamed).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Add (Your First )?Reminder$/ }).first()).toBeFocused();
  await toast(page, 'Repeating reminder deleted successfully').getByRole('button', { name: 'Undo' }).click();
  await expect(renamed).toHaveCount(1);
});

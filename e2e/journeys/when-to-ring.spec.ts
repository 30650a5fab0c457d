import { signedInAt } from '../support/signed-in-at.ts';
import { tracesOnDevice } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';
import { activitiesIn, addActivityButton, addDialog, fillActivity } from '../support/timetable.ts';

test('[NF31, NF34, ST7] when a reminder rings is chosen, follows Settings without a choice, and survives a reload @gate', async ({
  page,
}) => {
  // A Wednesday.
  const person = await signedInAt(page, '2020-11-18T12:00+01:00');
  await page.goto('/reminders');
  await page.getByRole('button', { name: 'Add Reminder' }).first().click();
  const form = page.getByRole('dialog');
  const choice = form.getByLabel('When to ring', { exact: true });
  await form.getByLabel('Reminder Title').fill('Plants');
  await form.getByLabel('Date', { exact: true }).fill('2020-11-19');
  await form.getByLabel('Time', { exact: true }).fill('09:00');
  await expect(choice).toContainText('As in Settings (10 minutes before and at the time)');
  await choice.selectOption('Choose...');
  await form.getByRole('button', { name: '1 day before' }).click();
  await form.getByRole('button', { name: '10 minutes before' }).click();
  await expect(form).toContainText('1 day before has already passed.');
  await form.getByRole('button', { name: 'Add Reminder' }).click();
  await expect(person.toast('Reminder added successfully')).toBeVisible();

  await page.goto('/settings');
  await page.getByLabel('When to ring', { exact: true }).selectOption('Not at all');
  await page.getByRole('radio', { name: 'Done', exact: true }).check();
  const stored = ['"leads":"none"', '"notificationButton":"done"'];
  await expect.poll(() => tracesOnDevice(page, stored)).toEqual(stored);
  await page.reload();
  await expect(page.getByLabel('When to ring', { exact: true })).toHaveValue('none');
  await expect(page.getByRole('radio', { name: 'Done', exact: true })).toBeChecked();

  await page.goto('/reminders');
  const row = page.getByRole('listitem').filter({ hasText: 'Plants' });
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('Does not ring');
  await row.getByRole('button', { name: 'Edit reminder' }).click();
  await expect(form.getByRole('button', { name: '1 day before' })).toHaveAttribute('aria-pressed', 'true');
  await expect(choice).toContainText('As in Settings (not at all)');
  await choice.selectOption('As in Settings (not at all)');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row).toContainText('Does not ring');
});

test("[RP27, RP15] when an activity that repeats rings is changed with 'All' @gate", async ({ page }) => {
  const person = await signedInAt(page, '2020-11-18T12:00+01:00');
  await page.goto('/timetable');
  await addActivityButton(page).click();
  const form = addDialog(page);
  await fillActivity(form, { title: 'Swim', start: '18:00', end: '19:00' });
  await form.getByLabel('Repeats', { exact: true }).selectOption('Every week on Wednesday');
  await form.getByRole('button', { name: 'Add Activity' }).click();
  const row = activitiesIn(page).filter({ hasText: 'Swim' });
  await row.getByRole('button', { name: 'Edit activity' }).click();
  const edit = page.getByRole('dialog');
  await edit.getByLabel('When to ring', { exact: true }).selectOption('Not at all');
  await expect(edit).toContainText('Does not ring.');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row).toContainText('Does not ring');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(person.toast('All from today on changed')).toBeVisible();
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.reload();
  await expect(row).toContainText('Does not ring');
});

import { signedInAt } from '../support/signed-in-at.ts';
import { expect, test } from '../support/test.ts';
import { activitiesIn, addActivityButton, addDialog, fillActivity } from '../support/timetable.ts';

// A Wednesday.
const wednesday = '2020-11-18T12:00+01:00';

test('[RP11, RP12, RP24] a task that repeats changes and ends from a later day on, each with one undo @gate', async ({
  page,
}) => {
  const person = await signedInAt(page, wednesday);
  await page.goto('/today');
  await page.getByLabel('New task', { exact: true }).fill('Water the plants');
  await page.keyboard.press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: 'Water' });
  const pressInRow = async (name: string) => {
    await row.hover();
    await row.getByRole('button', { name }).click();
  };
  const choose = async (item: string) => {
    await pressInRow('Move task');
    await page.getByRole('menuitem', { name: item }).click();
  };
  const dialog = page.getByRole('dialog');
  const following = dialog.getByRole('button', { name: 'This and the following' });
  const toDay = async (name: string, heading: string) => {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  };
  await choose('Repeats...');
  await dialog.getByRole('button', { name: 'Repeat', exact: true }).click();
  await expect(row.getByTitle('Every day')).toBeVisible();
  await toDay('Next day', 'Thursday 19 November');
  await toDay('Next day', 'Friday 20 November');

  await pressInRow('Rename task');
  await page.getByLabel('Task title').fill('Water all plants');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'All...' }).click();
  await expect(dialog.getByRole('button', { name: 'Only this one' })).toBeFocused();
  await expect(following).toHaveAccessibleDescription('From Friday 20 November');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'Rename task' })).toBeFocused();
  await page.getByRole('button', { name: 'All...' }).click();
  await following.click();
  await expect(person.toast('This and the following changed')).toBeVisible();
  await toDay('Previous day', 'Thursday 19 November');
  await expect(row).toContainText('Water the plants');
  await page.keyboard.press('Control+z');
  await toDay('Next day', 'Friday 20 November');
  await expect(row).toContainText('Water the plants');

  await choose('Edit repeating task...');
  await expect(dialog.getByRole('radio', { name: 'This and the following' })).toBeChecked();
  await dialog.getByLabel('Repeats', { exact: true }).selectOption('Every week on Friday');
  await following.click();
  await expect(row.getByTitle('Every week on Friday')).toBeVisible();
  await expect(person.toast('Repeating task updated successfully')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(row.getByTitle('Every day')).toBeVisible();

  await pressInRow('Delete task');
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: 'Delete task' })).toBeFocused();
  await pressInRow('Delete task');
  await following.click();
  await expect(row).toHaveCount(0);
  await expect(person.toast('Repeating task deleted successfully')).toBeVisible();
  await toDay('Previous day', 'Thursday 19 November');
  await expect(row).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await toDay('Next day', 'Friday 20 November');
  await expect(row.getByTitle('Every day')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[RP21, RP24, RP25] an activity that repeats changes from a later week on, Back changes nothing, and it stays as a single one @gate', async ({
    page,
  }) => {
    const person = await signedInAt(page, wednesday);
    await page.goto('/timetable');
    await addActivityButton(page).click();
    const form = addDialog(page);
    await fillActivity(form, { title: 'Swim', start: '18:00', end: '19:00' });
    await form.getByLabel('Repeats', { exact: true }).selectOption('Every week on Wednesday');
    await form.getByRole('button', { name: 'Add Activity' }).click();
    const row = activitiesIn(page).filter({ hasText: 'Swim' });
    await expect(row).toContainText('18:00 – 19:00');
    const dialog = page.getByRole('dialog');
    const ask = page.getByRole('button', { name: 'All...' });
    const changeStart = async (start: string) => {
      await row.getByRole('button', { name: 'Edit activity' }).click();
      await dialog.getByLabel('Start Time').fill(start);
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(row).toContainText(`${start} – 19:00`);
    };
    await page.getByRole('button', { name: 'Next week' }).click();
    await changeStart('17:00');
    await ask.click();
    await expect(dialog.getByText('Swim is changed on Wednesday 25 November.')).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText('18:00 – 19:00');
    await ask.click();
    await dialog.getByRole('button', { name: 'This and the following' }).click();
    await expect(person.toast('This and the following changed')).toBeVisible();
    await expect(row).toContainText('18:00 – 19:00');
    await page.getByRole('button', { name: 'Next week' }).click();
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect(row).toContainText('17:00 – 19:00');

    await row.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit repeating activity...' }).click();
    await dialog.getByLabel('Repeats', { exact: true }).selectOption('Does not repeat');
    await dialog.getByRole('button', { name: 'Stop repeating' }).click();
    await expect(person.toast('Repeating activity ended')).toBeVisible();
    await expect(row).toContainText('17:00 – 19:00');
    await expect(row.getByTitle(/^Every week/)).toHaveCount(0);
    await expect(row.getByRole('button', { name: 'More actions' })).toBeFocused();
    await page.getByRole('button', { name: 'Next week' }).click();
    await person.sees('No activities scheduled for this date');
  });
});

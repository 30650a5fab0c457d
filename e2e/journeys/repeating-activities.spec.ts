import { signedInAt } from '../support/signed-in-at.ts';
import { expect, test } from '../support/test.ts';
import { activitiesIn, addActivityButton, addDialog, fillActivity } from '../support/timetable.ts';

test("[RP15, RP20, RP21, TT19] an activity repeats every week, 'All' changes its time, one is skipped, and it ends @gate", async ({
  page,
}) => {
  // A Wednesday.
  const person = await signedInAt(page, '2020-11-18T12:00+01:00');
  await page.goto('/timetable');
  await addActivityButton(page).click();
  const form = addDialog(page);
  await fillActivity(form, { title: 'Swim', start: '18:00', end: '19:00' });
  await form.getByLabel('Repeats', { exact: true }).selectOption('Every week on Wednesday');
  await expect(form).toContainText('18:00 wherever you are');
  await form.getByRole('button', { name: 'Add Activity' }).click();
  await expect(person.toast('Repeating activity added successfully')).toBeVisible();
  const row = activitiesIn(page).filter({ hasText: 'Swim' });
  await expect(row.getByTitle('Every week on Wednesday')).toBeVisible();

  await page.getByRole('button', { name: 'Next week' }).click();
  const column = (name: string) => page.getByRole('group', { name });
  const block = await column('Wednesday 25 November').getByRole('listitem').boundingBox();
  const friday = await column('Friday 27 November').boundingBox();
  if (!block || !friday) throw new Error('not shown');
  await page.mouse.move(block.x + 12, block.y + 6);
  await page.mouse.down();
  await page.mouse.move(friday.x + 12, block.y + 6 - block.height, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL('/timetable?date=2020-11-27');
  await expect(row).toContainText('17:00 – 18:00');
  await page.getByRole('button', { name: 'All...' }).click();
  await page.getByRole('button', { name: 'All from today on' }).click();
  await expect(person.toast('All from today on changed')).toBeVisible();

  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(row).toContainText('17:00 – 18:00');
  await row.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Skip this one' }).click();
  await person.sees('No activities scheduled for this date');
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.reload();
  await expect(row.getByTitle('Every week on Friday')).toBeVisible();

  await row.getByRole('button', { name: 'Delete activity' }).click();
  await page.getByRole('button', { name: 'All from today on' }).click();
  await person.sees('No activities scheduled for this date');
  await expect(person.toast('Repeating activity deleted successfully')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(row.getByTitle('Every week on Friday')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(
    page.getByTitle(/Activity: .*Swim.*, 17:00 – 18:00, every week on Friday/).first(),
  ).toBeAttached();
});

import { addGoal, goalsIn } from '../support/goals.ts';
import { addNote, editNote, notesIn } from '../support/saving.ts';
import { storedIds } from '../support/stored.ts';
import { expect, type Page, test } from '../support/test.ts';
import {
  addTask,
  addWork,
  deleteWork,
  editWork,
  openWork,
  tasksIn,
  tickTask,
  worksIn,
  deleteTask,
} from '../support/works.ts';

const copyOf = (page: Page, title: string) =>
  notesIn(page).filter({ has: page.getByRole('heading', { name: `${title} (edited elsewhere)` }) });

test('[DA36] a title saved in one tab stays when the form that was open in another saves the description @gate', async ({
  fresh,
  page,
  context,
}) => {
  await addWork(page, 'Garden shed', 'Four walls');
  const address = await openWork(page, 'Garden shed');
  const other = await context.newPage();
  await other.goto(address);

  const form = await editWork(page);
  const otherForm = await editWork(other);
  await otherForm.field('Title').fill('Garden house');
  await otherForm.save();
  await form.field('Description').fill('Four walls and a roof');
  await form.save();

  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Garden house');
    await expect(tab.getByText('Four walls and a roof')).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garden house');
  await fresh.sees('Four walls and a roof');
});

test('[OF7] a note that was changed elsewhere while its editor was open keeps both texts @gate', async ({
  fresh,
  page,
  context,
}) => {
  await page.goto('/notes');
  await addNote(page, 'Letter', 'Dear Mira');
  const other = await context.newPage();
  await other.goto('/notes');

  await notesIn(page).getByRole('button', { name: 'Edit note' }).click();
  await page.getByLabel('Content').fill('Dear Noor');
  await editNote(other, 'Letter', 'Dear Leon');
  await fresh.sees('This note was edited elsewhere in the meantime. Save keeps that text too');
  await fresh.press(/^Save$/);
  await fresh.sees('The text from elsewhere is kept as a separate note.');

  for (const tab of [page, other]) {
    await expect(notesIn(tab)).toHaveCount(2);
    await expect(copyOf(tab, 'Letter')).toContainText('Dear Leon');
    await expect(notesIn(tab).filter({ hasNotText: 'edited elsewhere' })).toContainText('Dear Noor');
  }
  await page.reload();
  await expect(notesIn(page)).toHaveCount(2);
});

test('[OF7] descriptions of a work and a goal that were changed in another tab are kept as notes', async ({
  fresh,
  page,
  context,
}) => {
  await addWork(page, 'Garden shed', 'Four walls');
  const address = await openWork(page, 'Garden shed');
  const other = await context.newPage();
  await other.goto(address);
  const form = await editWork(page);
  const otherForm = await editWork(other);
  await form.field('Description').fill('Four walls and a window');
  await otherForm.field('Description').fill('Four walls and a door');
  await otherForm.save();
  await form.save();
  await fresh.sees('Four walls and a window');

  await page.goto('/goals');
  await addGoal(page, 'Swim', 'Every Monday');
  await other.goto('/goals');
  const describe = async (tab: Page) => {
    await goalsIn(tab, 'Weekly Goals').getByRole('button', { name: 'Edit goal' }).click();
    return tab.getByRole('dialog', { name: 'Edit Goal' });
  };
  const [goal, otherGoal] = [await describe(page), await describe(other)];
  await goal.getByLabel('Description').fill('Every Friday');
  await otherGoal.getByLabel('Description').fill('Every Tuesday');
  await otherGoal.getByRole('button', { name: 'Save' }).click();
  await expect(otherGoal).toHaveCount(0);
  await goal.getByRole('button', { name: 'Save' }).click();
  await expect(goalsIn(other, 'Weekly Goals')).toContainText('Every Friday');

  await page.goto('/notes');
  await expect(notesIn(page)).toHaveCount(2);
  await expect(copyOf(page, 'Garden shed')).toContainText('Four walls and a door');
  await expect(copyOf(page, 'Swim')).toContainText('Every Tuesday');
});

test("[KA1, SH11] an edit of a work deleted in another tab waits behind 'Restore', and the focus stays on the page", async ({
  fresh,
  page,
  context,
}) => {
  await addWork(page, 'Garden shed');
  const address = await openWork(page, 'Garden shed');
  const other = await context.newPage();
  await other.goto(address);
  const form = await editWork(other);
  await form.field('Title').fill('Garden house');
  await deleteWork(page);
  await fresh.sees('No works found');

  await other.bringToFront();
  await form.save();
  const heading = other.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Work not found');
  await expect(heading).toBeFocused();
  // The typed text is saved, so no draft is offered as well.
  await expect(other.getByRole('main').getByRole('button', { name: 'Restore' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(heading).toHaveText('Garden house');
  await expect(heading).toBeFocused();
});

test('[WD19, TR2] Undo restores a deleted work with its tasks, even after another tab was reloaded', async ({
  fresh,
  page,
  context,
}) => {
  await addWork(page, 'Garden shed');
  const address = await openWork(page, 'Garden shed');
  await addTask(page, 'Dig the ground');
  await addTask(page, 'Pour the floor');
  await addTask(page, 'Never mind');
  await tickTask(page, 'Pour the floor');
  const known = await storedIds(page, fresh.id, 'tasks');
  await deleteTask(page, 'Never mind');
  await expect(tasksIn(page)).toHaveCount(2);
  const other = await context.newPage();
  await other.goto(address);
  await expect(tasksIn(other)).toHaveCount(2);

  await deleteWork(page);
  await fresh.sees('No works found');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Work not found');
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Work not found');
  await other.goto('/');
  await expect(other.getByText('No works found')).toBeVisible();
  expect(await storedIds(page, fresh.id, 'tasks')).toEqual([]);

  await page
    .getByRole('status')
    .filter({ hasText: 'Work deleted' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(worksIn(page)).toHaveText([/^Garden shed/]);
  await other.goto(address);
  await expect(tasksIn(other)).toHaveText([/Dig the ground/, /Pour the floor/]);
  await expect(tasksIn(other).getByRole('button', { name: 'Done', exact: true })).toHaveCount(1);
  const back = await storedIds(page, fresh.id, 'tasks');
  expect(back).toHaveLength(2);
  expect(known).toEqual(expect.arrayContaining(back));
});

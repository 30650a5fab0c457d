import { onlyEmbedded } from '../support/embedded-only.ts';
import { addGoal, goalsIn } from '../support/goals.ts';
import { expectCounters } from '../support/home.ts';
import { addNote, notesIn, deleteNote } from '../support/saving.ts';
import { expect, type Page, test } from '../support/two-releases-test.ts';
import {
  addTask,
  addWork,
  deleteWork,
  openWork,
  taskIn,
  tasksIn,
  tickTask,
  worksIn,
  deleteTask,
} from '../support/works.ts';

const statistics = (page: Page) => page.getByLabel('Statistics');
const onDevice = onlyEmbedded('the old release has a database of its own on Firebase');

/** Two works with tasks, a goal and a note, made by a person in whatever release is live. */
async function fill(page: Page) {
  await addWork(page, 'Garden shed', 'Four walls');
  await addWork(page, 'Never mind');
  const address = await openWork(page, 'Garden shed');
  for (const task of ['Dig the ground', 'Pour the floor', 'Buy a door']) await addTask(page, task);
  await tickTask(page, 'Pour the floor');
  await page.goto('/goals');
  await addGoal(page, 'Swim', 'Every Monday');
  await page.goto('/notes');
  await addNote(page, 'Letter', 'Dear Mira');
  await addNote(page, 'Draft', 'Dear nobody');
  return address;
}

const shedCounters = { 'Active Projects': '2', 'Completed Tasks': '1', 'Total Tasks': '3' };

test(
  '[OF2, DA35] what the first release stored on this device is all there in this one, and counted right',
  onDevice,
  async ({ page, visitor, releases }) => {
    await visitor.signUp();
    const address = await fill(page);
    await deleteNote(page, 'Draft');
    await expect(notesIn(page)).toHaveCount(1);
    await releases.isRun(page, 'first');

    await releases.release('latest');
    await page.goto('/');
    await releases.isRun(page, 'latest');
    await visitor.sees('Asha');
    await expectCounters(page, shedCounters);
    await visitor.sees('Swim');
    await page.goto('/dashboard');
    await expect(worksIn(page)).toHaveText([/^Never mind/, /^Garden shed/]);
    await expect(statistics(page)).toHaveText('Total Works2Active Works2Completed0High Priority0');
    await page.goto(address);
    await visitor.sees('Four walls');
    await expect(tasksIn(page)).toHaveText([/Dig the ground/, /Pour the floor/, /Buy a door/]);
    await visitor.sees(/1 of 3 done/);
    await page.goto('/goals');
    await expect(goalsIn(page, 'Weekly Goals')).toHaveText([/Swim.*Every Monday/]);
    await page.goto('/notes');
    await expect(notesIn(page)).toHaveText([/Letter.*Dear Mira/]);
    await page.goto('/profile');
    await visitor.sees('+49 151 234567');
  },
);

test(
  '[OF6, MO8] a tab of the first release stays open, with its text, and it and a tab of this one show what the other writes',
  onDevice,
  async ({ page: old, visitor, releases, context }) => {
    await visitor.signUp();
    await fill(old);
    await old.getByRole('button', { name: 'Add Note' }).first().click();
    const dialog = old.getByRole('dialog', { name: 'Add Note' });
    await dialog.getByLabel('Title').fill('Half a thought');
    await dialog.getByLabel('Content').fill('Written before the release');

    await releases.release('latest');
    const page = await context.newPage();
    await page.goto('/');
    await expectCounters(page, shedCounters);
    await Promise.all([releases.isRun(old, 'first'), releases.isRun(page, 'latest')]);
    await expect(dialog.getByLabel('Content')).toHaveValue('Written before the release');
    await dialog.getByRole('button', { name: 'Add Note' }).click();
    await expect(notesIn(old)).toHaveCount(3);

    await old.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await worksIn(old).filter({ hasText: 'Garden shed' }).getByRole('link', { name: 'View Details' }).click();
    await addTask(old, 'Paint the roof');
    await tickTask(old, 'Paint the roof');
    await expectCounters(page, { 'Completed Tasks': '2', 'Total Tasks': '4' });
    await page.getByRole('list', { name: 'Recent Tasks' }).getByRole('link', { name: 'Garden shed' }).click();
    await expect(taskIn(page, 'Paint the roof')).toBeVisible();
    await expect(page.getByText(/2 of 4 done/)).toBeVisible();

    await addTask(page, 'Hang the lamp');
    await expect(taskIn(old, 'Hang the lamp')).toBeVisible();
    await tickTask(page, 'Hang the lamp');
    await expect(
      taskIn(old, 'Hang the lamp').getByRole('button', { name: 'Done', exact: true }),
    ).toBeVisible();
    await deleteTask(page, 'Dig the ground');
    await expect(tasksIn(old)).toHaveCount(4);
    await deleteTask(old, 'Buy a door');
    await expect(tasksIn(page)).toHaveText([/Pour the floor/, /Paint the roof/, /Hang the lamp/]);

    await page.goto('/notes');
    await expect(notesIn(page)).toHaveText([/Half a thought/, /Draft/, /Letter/]);
    await page.goto('/');
    await expectCounters(page, { 'Completed Tasks': '3', 'Total Tasks': '3' });
  },
);

test(
  '[OF2, MO7, TR4] rolled back to the first release and forward again, nothing is lost and what was deleted stays deleted',
  onDevice,
  async ({ page, visitor, releases }) => {
    await releases.release('latest');
    await visitor.signUp();
    const address = await fill(page);
    await deleteNote(page, 'Draft');
    await expect(notesIn(page)).toHaveCount(1);
    await openWork(page, 'Never mind');
    await addTask(page, 'Gone with its work');
    await deleteWork(page);
    await expect(worksIn(page)).toHaveText([/^Garden shed/]);

    await releases.release('first');
    await page.goto('/');
    await releases.isRun(page, 'first');
    await expectCounters(page, { ...shedCounters, 'Active Projects': '1' });
    await page.goto('/notes');
    await expect(notesIn(page)).toHaveText([/Letter/]);
    await addNote(page, 'Diary', 'A day on the old release');
    await page.goto(address);
    await expect(tasksIn(page)).toHaveText([/Dig the ground/, /Pour the floor/, /Buy a door/]);
    await tickTask(page, 'Dig the ground');
    await addTask(page, 'Paint the roof');
    await deleteTask(page, 'Buy a door');
    await expect(tasksIn(page)).toHaveCount(3);

    await releases.release('latest');
    await page.goto('/');
    await expectCounters(page, { 'Active Projects': '1', 'Completed Tasks': '2', 'Total Tasks': '3' });
    await page.goto('/dashboard');
    await expect(worksIn(page)).toHaveText([/^Garden shed/]);
    await page.goto(address);
    await expect(tasksIn(page)).toHaveText([/Dig the ground/, /Pour the floor/, /Paint the roof/]);
    await page.goto('/notes');
    await expect(notesIn(page)).toHaveText([/Diary/, /Letter/]);
    await page.goto('/goals');
    await expect(goalsIn(page, 'Weekly Goals')).toHaveText([/Swim/]);
  },
);

import { cutOff, failedClient, jumpBy, lateClient } from '../support/clock-jump.ts';
import { signedInAt } from '../support/signed-in-at.ts';
import { storedIds } from '../support/stored.ts';
import { expect, type Page, signedIn, test } from '../support/test.ts';

const noon = '2020-11-18T12:00+01:00';
const dayIn = (page: Page) => page.getByRole('region').getByRole('heading', { level: 2 });
const tasksIn = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Delete task' }) });
const stepDay = (page: Page, way: 'Previous' | 'Next') => page.getByRole('button', { name: `${way} day` });

async function openWork(page: Page, title: string | RegExp) {
  await page.goto('/dashboard');
  const row = page.getByRole('list', { name: 'Works' }).getByRole('listitem').filter({ hasText: title });
  await row.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** A day of the work that is long past, while its tasks are for today. */
const emptyDay = new Date(Date.now() - 12 * 24 * 60 * 60_000).toISOString().slice(0, 10);
const emptyDayOfLargeWork = `/work/seeded-000059?day=${emptyDay}`;

/**
 * A work with 1,200 tasks, opened on a day without tasks, because rendering them is not the point. The clock is
 * correct: with a wrong one, the emulator would send one rejection message for each of 400 deletions, which is too
 * large.
 */
async function openLargeWork(page: Page) {
  const person = await signedIn(page, { works: 60, tasksOfNewest: 1_200 });
  await page.goto(emptyDayOfLargeWork);
  await person.sees('No tasks for this day');
  return person;
}

async function askToDelete(page: Page) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete Work' }).click();
  return page.getByRole('dialog', { name: 'Delete Work' });
}

test('[WD19] after the delete, Back leads to the page before the dashboard', async ({ page }) => {
  await signedInAt(page, noon, { sample: true });
  await page.goto('/notes');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await stepDay(page, 'Next').click();
  await expect(page).toHaveURL(/day=/);
  const dialog = await askToDelete(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/notes$/);
});

test('[WD1, WD2, WD6, WD7, WD8, WD9, WD11, WD12, WD13, ER13, ER14, ER15] the tasks of today are added, ticked, renamed and deleted @gate', async ({
  page,
}) => {
  const person = await signedInAt(page, noon, { sample: true });
  await openWork(page, 'Write thesis chapter 3');
  for (const fact of ['2 days left', '9 Nov 2020', '20 Nov 2020', /^Method and data\./])
    await person.sees(fact);
  await expect(dayIn(page)).toHaveText(/^Wednesday,? 18 NovemberToday$/);
  const tasks = tasksIn(page);
  await expect(tasks).toHaveText([/part on limits/, /Check all citations/, /print shop/]);
  await person.sees('18 Nov: 1 of 3 done');
  await person.sees('56% of the work');

  const field = page.getByLabel('New task');
  await field.fill('   ');
  await field.press('Enter');
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('status')).toHaveCount(0);
  await field.fill('  Buy a binder ');
  await field.press('Enter');
  await expect(person.toast('Task added successfully')).toBeVisible();
  await expect(tasks).toHaveCount(4);
  await expect(tasks.last().getByText('Buy a binder', { exact: true })).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await person.sees('18 Nov: 1 of 4 done');

  const binder = tasks.filter({ hasText: 'binder' });
  await binder.getByRole('button', { name: 'Mark Done' }).click();
  await expect(person.toast('Task marked as complete')).toBeVisible();
  await person.sees('60% of the work');
  await binder.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(person.toast('Task marked as incomplete')).toBeVisible();
  await expect(binder.getByRole('button', { name: 'Mark Done' })).toBeVisible();

  await binder.getByRole('button', { name: 'Rename task' }).click();
  const title = page.getByLabel('Task title');
  await title.fill('  ');
  await title.press('Enter');
  await expect(title).toBeVisible();
  await title.press('Escape');
  await binder.getByRole('button', { name: 'Rename task' }).click();
  await title.fill(' Buy two binders');
  await title.press('Enter');
  await expect(person.toast('Task updated successfully')).toBeVisible();
  await tasks.first().getByRole('button', { name: 'Delete task' }).click();
  await expect(tasks).toHaveText([/Check all citations/, /print shop/, /Buy two binders/]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await person.press('Undo');
  await expect(tasks).toHaveText([/part on limits/, /Check all citations/, /print shop/, /Buy two binders/]);
  await expect.poll(() => storedIds(page, person.id, 'tasks')).toHaveLength(38);
  await page.reload();
  await expect(tasks).toHaveCount(4);
});

test('[WD2, WD3, WD4, WD5, WD10, WD11] all days from the first to the last can be visited, and the past stays as it was @gate', async ({
  page,
}) => {
  const person = await signedInAt(page, noon, { sample: true });
  await openWork(page, 'Write thesis chapter 3');
  await stepDay(page, 'Previous').click();
  await expect(dayIn(page)).toHaveText(/17 November$/);
  await stepDay(page, 'Previous').click();
  await expect(dayIn(page)).toHaveText(/16 November$/);
  const past = tasksIn(page).filter({ hasText: 'sampling' });
  await expect(past.getByRole('button', { name: 'Done', exact: true })).toBeDisabled();
  await expect(page.getByLabel('New task')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add Task' })).toBeDisabled();
  await past.getByRole('button', { name: 'Rename task' }).click();
  await page.getByLabel('Task title').fill('Write on sampling');
  await page.getByLabel('Task title').press('Enter');
  await tasksIn(page)
    .filter({ hasText: 'Write on sampling' })
    .getByRole('button', { name: 'Delete task' })
    .click();
  await expect(tasksIn(page)).toHaveCount(0);
  await person.sees('No tasks for this day');
  await person.press('Undo');
  await expect(tasksIn(page)).toHaveText([/Write on sampling/]);

  await page
    .getByRole('button', { name: /9 November/ })
    .first()
    .click();
  await expect(dayIn(page)).toHaveText(/ 9 November$/);
  await expect(stepDay(page, 'Previous')).toBeDisabled();
  await page.getByRole('button', { name: /16 November/ }).click();
  await page.getByRole('button', { name: /20 November/ }).click();
  await expect(dayIn(page)).toHaveText(/20 November$/);
  await expect(stepDay(page, 'Next')).toBeDisabled();
  await tasksIn(page).getByRole('button', { name: 'Mark Done' }).click();
  await expect(tasksIn(page).getByRole('button', { name: 'Done', exact: true })).toBeEnabled();

  await openWork(page, 'Weekend in Lisbon');
  await expect(dayIn(page)).toHaveText(/22 November$/);
  await expect(stepDay(page, 'Previous')).toBeDisabled();
  await openWork(page, 'Renew passport');
  await expect(dayIn(page)).toHaveText(/14 November$/);
  await expect(stepDay(page, 'Next')).toBeDisabled();
  await person.sees('Past days are read-only');
});

test('[WD1, WD2, WD10, DB5] midnight passes while the work stays open', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(failedClient, lateClient, cutOff);
  const person = await signedInAt(page, '2020-11-18T23:58+01:00', { sample: true });
  await openWork(page, 'Write thesis chapter 3');
  await expect(dayIn(page)).toHaveText(/18 NovemberToday$/);
  await jumpBy(page, '03:00');
  await expect(dayIn(page)).toHaveText(/19 NovemberToday$/);
  await person.sees('1 day left');
  await stepDay(page, 'Previous').click();
  await expect(tasksIn(page).first().getByRole('button', { name: 'Mark Done' })).toBeDisabled();
  await stepDay(page, 'Next').click();
  await jumpBy(page, '24:00:00');
  await person.sees('Ended');
  await person.sees('Past days are read-only');
  await stepDay(page, 'Next').click();
  await expect(dayIn(page)).toHaveText(/20 NovemberToday$/);
  await expect(page.getByLabel('New task')).toBeEnabled();
});

test('[WD14, WD15, LM5, ER49] editing a work has the same checks as adding one, and a shorter plan says what it hides @gate', async ({
  page,
}) => {
  const person = await signedInAt(page, noon, { sample: true });
  await openWork(page, 'Write thesis chapter 3');
  await person.press('Edit Work');
  const dialog = page.getByRole('dialog', { name: 'Edit Work' });
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  await field('Title').fill(' ');
  await field('Start date').fill('2020-11-10');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Work title is required');
  await expect(dialog).toContainText('Start date cannot be before today');
  await field('Title').fill('t'.repeat(201));
  await expect(dialog).toContainText('Title must be at most 200 characters');
  await field('Title').fill(' Chapter 3 ');
  await field('Start date').fill('2020-11-09');
  await field('End date').fill('2020-11-18');
  await expect(field('Duration (days)')).toHaveValue('9');
  await expect(dialog).toContainText('2 tasks are outside these days');
  await field('Description').fill('');
  await dialog.getByRole('radio', { name: 'Low' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(person.toast('Work updated successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chapter 3');
  await person.sees('Ended');
  await expect(page.getByText('Method and data')).toHaveCount(0);
  await expect(stepDay(page, 'Next')).toBeDisabled();

  await person.press('Edit Work');
  await expect(field('Start date')).toHaveValue('2020-11-09');
  await field('Duration (days)').fill('11');
  await expect(dialog.getByText('outside these days')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await stepDay(page, 'Next').click();
  await expect(tasksIn(page)).toHaveText([/Read it aloud once/]);
});

test('[WD13, WD16, WD17, WD19, SH12, SH13, ER16] a work with 1,200 tasks is deleted and restored completely from another screen', async ({
  page,
}) => {
  // On Firebase 2,402 changes go to the emulator, and each record is read first.
  test.setTimeout(240_000);
  const person = await openLargeWork(page);
  await person.sees('50% of the work');
  const dialog = await askToDelete(page);
  await expect(dialog).toContainText('“Seeded work 60” and 1200 tasks will be deleted.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await storedIds(page, person.id, 'tasks')).toHaveLength(1_200);

  await askToDelete(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(person.toast('Work deleted successfully')).toBeVisible();
  await expect(page.getByLabel('Statistics')).toContainText('Total Works59');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notes' }).click();
  await person.sees('No notes yet');
  // The mouse keeps the message open, however slow the server is.
  await person.toast('Work deleted successfully').hover();
  expect(await storedIds(page, person.id, 'tasks')).toHaveLength(0);
  await person.press('Undo');
  await expect(person.toast('Work deleted successfully')).toHaveCount(0);
  expect(await storedIds(page, person.id, 'tasks')).toHaveLength(1_200);
  await page.goto(emptyDayOfLargeWork);
  await expect(page.getByRole('progressbar', { name: 'Progress of the work' })).toBeVisible();
  await person.sees('50% of the work');
  expect((await storedIds(page, person.id, 'works')).length).toBe(60);
});

test('[WD17, WD18, OF3] a tab closed while a work is being deleted leaves the work with all its tasks, or neither', async ({
  page,
}) => {
  const person = await openLargeWork(page);
  const later = await page.context().newPage();
  await later.goto('/config.json');
  const dialog = await askToDelete(page);
  await dialog.getByRole('button', { name: 'Delete' }).click({ noWaitAfter: true });
  await page.close();
  // The stored but unsent part of the delete is sent from this page.
  await later.goto('/notes');
  const works = await storedIds(later, person.id, 'works');
  expect(await storedIds(later, person.id, 'tasks')).toHaveLength(works.length === 60 ? 1_200 : 0);
});

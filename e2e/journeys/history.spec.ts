import { goalsIn, addGoal } from '../support/goals.ts';
import { addNote, editNote, notesIn } from '../support/saving.ts';
import { expect, type Page, test } from '../support/test.ts';
import { activitiesIn, addActivity } from '../support/timetable.ts';
import { toast } from '../support/toasts.ts';
import { addTask, addWork, openWork, taskIn } from '../support/works.ts';

const historyIn = (page: Page, word: string) => page.getByRole('dialog', { name: `History of the ${word}` });

test("[HI1, HI2, DA36] an earlier version of a note is shown next to today's, is restored as a new change, and Undo removes it @gate", async ({
  fresh,
  page,
}) => {
  await page.goto('/notes');
  await fresh.sees('No notes yet');
  await addNote(page, 'Shopping', 'Two litres of milk');
  await editNote(page, 'Shopping', 'Three litres of oat milk');
  const note = notesIn(page).first();
  const open = note.getByRole('button', { name: 'History' });
  await open.click();
  const dialog = historyIn(page, 'note');
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  const made = dialog.getByRole('radio', { name: /^Created/ });
  await expect(made).toBeChecked();
  await expect(dialog.locator('del')).toHaveText(['Two']);
  await expect(dialog.locator('ins')).toHaveText(['Three', ' oat']);
  await expect(dialog.getByRole('row', { name: /^Content/ }).getByText('Differs')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Title/ }).getByText('Differs')).toHaveCount(0);

  const bringBack = dialog.getByRole('button', { name: 'Bring back' });
  await made.focus();
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('radio', { name: /^Content changed/ })).toBeChecked();
  await expect(dialog.getByText('The same as now')).toBeVisible();
  await expect(bringBack).toBeDisabled();
  await page.keyboard.press('ArrowDown');
  await bringBack.click();
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(note.getByText('Two litres of milk')).toBeVisible();
  await toast(page, 'Note brought back').getByRole('button', { name: 'Undo' }).click();
  await expect(note.getByText('Three litres of oat milk')).toBeVisible();
  // The note shows it before it is stored.
  await expect(toast(page, 'Note brought back')).toHaveCount(0);

  await page.reload();
  await open.click();
  await expect(dialog.getByRole('radio')).toHaveCount(4);
  await expect(dialog.getByRole('radio', { name: /^Content changed/ })).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});

test('[HI1] works, tasks, goals, reminders and activities offer their history; a record that never changed says so', async ({
  fresh,
  page,
}) => {
  const isUnchanged = async (word: string) => {
    const dialog = historyIn(page, word);
    await expect(dialog.getByText('No earlier changes')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  };
  const openFromMenu = async (row: Pick<Page, 'getByRole'>) => {
    await row.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
  };
  await addWork(page, 'Garden shed');
  await openWork(page, 'Garden shed');
  await openFromMenu(page);
  await isUnchanged('work');
  await addTask(page, 'Dig');
  const task = taskIn(page, 'Dig');
  await task.hover();
  await task.getByRole('button', { name: 'Mark Done' }).click();
  await task.getByRole('button', { name: 'History' }).click();
  const ofTask = historyIn(page, 'task');
  await expect(ofTask.getByRole('radio', { name: /^Done/ })).toBeVisible();
  await ofTask.getByRole('button', { name: 'Bring back' }).click();
  await expect(task.getByRole('button', { name: 'Mark Done' })).toBeVisible();

  await page.goto('/goals');
  await addGoal(page, 'Swim', 'Every Monday');
  await goalsIn(page, 'Weekly Goals').getByRole('button', { name: 'History' }).click();
  await isUnchanged('goal');
  await page.goto('/reminders?new=Call&day=2030-01-01&time=10:00');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Reminder' }).click();
  await expect(fresh.toast('Reminder added successfully')).toBeVisible();
  await openFromMenu(page.getByRole('listitem'));
  await isUnchanged('reminder');
  await page.goto('/timetable');
  await addActivity(page, { title: 'Run', start: '07:00', end: '08:00' });
  await openFromMenu(activitiesIn(page));
  await isUnchanged('activity');
});

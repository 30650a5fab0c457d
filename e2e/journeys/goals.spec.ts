import { pressThrice } from '../support/keyboard.ts';
import { signedInAt } from '../support/signed-in-at.ts';
import { storedIds } from '../support/stored.ts';
import { expect, type Page, test } from '../support/test.ts';

const columns = ['Weekly Goals', 'Monthly Goals', 'Yearly Goals', 'Future Goals'] as const;
const column = (page: Page, name: (typeof columns)[number]) => page.getByRole('region', { name });
const goalsIn = (page: Page, name: (typeof columns)[number]) => column(page, name).getByRole('listitem');
/** The screen's button, which is above those of its columns. */
const addButton = (page: Page) => page.getByRole('button', { name: 'Add Goal' }).first();
const dialogIn = (page: Page) => page.getByRole('dialog', { name: 'Add Goal' });

// A message that rejects the form is logged too.
test.use({ expectedMessages: [/^error: Please fill in all required fields/] });

test('[GL1, GL4, GL5, GL6, GL7, GL9, OF11, ER37, ER38] the dialog adds goals to the column of their type @gate', async ({
  fresh,
  page,
}) => {
  await page.goto('/goals');
  for (const kind of ['weekly', 'monthly', 'yearly', 'future']) await fresh.sees(`No ${kind} goals yet`);
  await addButton(page).click();
  const dialog = dialogIn(page);
  const type = dialog.getByLabel('Goal Type');
  await expect(type.getByRole('option')).toHaveText([
    'Weekly Goal',
    'Monthly Goal',
    'Yearly Goal',
    'Future Goal',
  ]);
  await expect(type).toHaveValue('weekly');
  await expect(dialog.getByLabel('Description')).toHaveAttribute('rows', '3');
  const submit = dialog.getByRole('button', { name: 'Add Goal' });
  await dialog.getByLabel('Title').fill('Swim');
  await dialog.getByLabel('Description').fill('  ');
  await submit.click();
  await expect(fresh.toast('Please fill in all required fields')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Swim');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await fresh.sees('No weekly goals yet');

  await addButton(page).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('');
  await type.selectOption('Yearly Goal');
  await dialog.getByLabel('Title').fill('  Swim the lake ');
  await dialog.getByLabel('Description').fill('Across and back');
  await pressThrice(submit);
  await expect(fresh.toast('Goal added successfully')).toBeVisible();
  await expect(goalsIn(page, 'Yearly Goals')).toHaveText([/^Swim the lakeAcross and back$/]);
  await expect(column(page, 'Yearly Goals').getByText('Due')).toHaveCount(0);

  await goalsIn(page, 'Yearly Goals').getByRole('button', { name: 'Mark as completed' }).click();
  await goalsIn(page, 'Yearly Goals').getByRole('button', { name: 'Delete goal' }).click();
  await expect(fresh.toast('Goal deleted successfully')).toBeVisible();
  await fresh.sees('No yearly goals yet');
  const deleted = page.locator('[id^="toast-"]').filter({ hasText: 'Goal deleted successfully' });
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await expect(
    goalsIn(page, 'Yearly Goals').getByRole('button', { name: 'Mark as not completed' }),
  ).toBeVisible();
  await expect.poll(() => storedIds(page, fresh.id, 'goals')).toHaveLength(1);
  await page.reload();
  await expect(goalsIn(page, 'Yearly Goals')).toHaveCount(1);
});

test('[GL1, GL2, GL3, GL8, ER49] goals are shown in four columns, can be completed in two ways, and edited @gate', async ({
  page,
}) => {
  const person = await signedInAt(page, '2020-11-18T12:00+01:00', { sample: true });
  await page.goto('/goals');
  const counts = [3, 2, 2, 2];
  for (const [index, name] of columns.entries())
    await expect(goalsIn(page, name)).toHaveCount(counts[index] ?? 0);
  const run = goalsIn(page, 'Weekly Goals').filter({ hasText: 'Run three times' });
  await expect(run).toContainText('Two easy, one long.');
  await expect(run).toContainText('Due 21 Nov 2020');
  const title = run.getByText('Run three times');
  await run.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(title).toHaveAttribute('data-done', 'true');
  await run.getByRole('button', { name: 'Mark as not completed' }).click();
  await expect(title).toHaveAttribute('data-done', 'false');

  const edit = run.getByRole('button', { name: 'Edit goal' });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit Goal' });
  await expect(dialog.getByLabel('Deadline (Optional)')).toHaveValue('2020-11-21');
  await dialog.getByLabel('Title').fill(' ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(person.toast('Please fill in all required fields')).toBeVisible();
  await dialog.getByLabel('Title').fill('Run four times');
  await dialog.getByLabel('Goal Type').selectOption('Monthly Goal');
  await dialog.getByLabel('Deadline (Optional)').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(person.toast('Goal updated successfully')).toBeVisible();
  await expect(goalsIn(page, 'Weekly Goals')).toHaveCount(2);
  const moved = goalsIn(page, 'Monthly Goals').filter({ hasText: 'Run four times' });
  await expect(moved).toHaveText('Run four timesTwo easy, one long.');
});

for (const width of [1280, 390])
  test(`[GL10] 'Add Goal' of a column adds to that column, ${width} pixels wide`, async ({ fresh, page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/goals?type=monthly');
    await fresh.sees('No monthly goals yet');
    const add = column(page, 'Monthly Goals').getByRole('button', { name: 'Add Goal' });
    await add.click();
    const dialog = dialogIn(page);
    await expect(dialog.getByLabel('Goal Type')).toHaveValue('monthly');
    await dialog.getByLabel('Title').fill('Read');
    await dialog.getByLabel('Description').fill('Any book');
    await dialog.getByRole('button', { name: 'Add Goal' }).click();
    await expect(goalsIn(page, 'Monthly Goals')).toHaveText([/^ReadAny book$/]);
    await expect(add).toBeFocused();
  });

test.describe('in a time zone far from where the deadline was written', () => {
  test.use({ timezoneId: 'America/St_Johns' });

  test('[GL2] the deadline is the stored calendar day in every time zone', async ({ page }) => {
    await signedInAt(page, '2020-11-18T23:50-03:30', { sample: true });
    await page.goto('/goals');
    await expect(goalsIn(page, 'Weekly Goals').filter({ hasText: 'Run three' })).toContainText(
      'Due 21 Nov 2020',
    );
  });
});

import { pressByKey, tabTo } from '../support/keyboard.ts';
import { expect, type Page, test } from '../support/test.ts';

const tasksIn = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Delete task' }) });

// Moving the focus through the navigation preloads screens, not all of which are then opened.
test.use({ expectedMessages: [/preloaded using link preload but not used/] });

test('[KA1, AW1, WD7, WD9, WD11, WD14, WD16] a work and its tasks are added, edited and deleted with the keyboard alone', async ({
  fresh,
  page,
}) => {
  const { keyboard } = page;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/dashboard');
  await pressByKey(button('Add Work'));
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
  await keyboard.type('Build a kite');
  await tabTo(page.getByRole('dialog').getByRole('radio', { name: 'Medium' }));
  await keyboard.press('ArrowRight');
  await pressByKey(button('Continue'));
  await expect(page.getByLabel('Title')).toHaveValue('Build a kite');
  await tabTo(page.getByLabel('Description'));
  await keyboard.type('Before the wind comes');
  await pressByKey(button('Save Work'));

  await expect(page.getByLabel('New task')).toBeFocused();
  await keyboard.type('Cut the paper');
  await keyboard.press('Enter');
  await expect(tasksIn(page)).toHaveCount(1);
  await pressByKey(button('Mark Done'), 'Space');
  await expect(button('Done')).toBeFocused();
  await pressByKey(button('Rename task'));
  await expect(page.getByLabel('Task title')).toBeFocused();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('Cut the silk');
  await keyboard.press('Enter');
  await expect(tasksIn(page)).toContainText('Cut the silk');
  await expect(button('Rename task')).toBeFocused();
  await pressByKey(button('Delete task'));
  await fresh.sees('No tasks for this day');
  await expect(page.getByLabel('New task')).toBeFocused();

  await pressByKey(button('Edit Work'));
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('Build two kites');
  await pressByKey(button('Save'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Build two kites');
  await expect(button('Edit Work')).toBeFocused();
  const chooseDelete = async () => {
    await keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Delete Work' })).toBeFocused();
    await keyboard.press('Enter');
  };
  await pressByKey(button('More actions'));
  await expect(page.getByRole('menuitem', { name: 'Duplicate...' })).toBeFocused();
  await chooseDelete();
  await keyboard.press('Escape');
  await expect(button('More actions')).toBeFocused();
  await keyboard.press('Enter');
  await chooseDelete();
  await pressByKey(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
  await expect(page).toHaveURL(/\/dashboard$/);
  await fresh.sees('No works found');
});

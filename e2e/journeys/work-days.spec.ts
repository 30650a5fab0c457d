import { signedInAt } from '../support/signed-in-at.ts';
import { expect, test } from '../support/test.ts';
import { openWork, tasksIn } from '../support/works.ts';

const noon = '2020-11-18T12:00+01:00';

test('[WD20, WD21, WD10] a task can be dragged onto another day of the rail, but not onto a past day or its own', async ({
  page,
}) => {
  const person = await signedInAt(page, noon, { sample: true });
  await openWork(page, 'Write thesis chapter 3');
  const day = (date: number) => page.getByRole('button', { name: new RegExp(`\\D${date} November`) });
  const task = tasksIn(page).filter({ hasText: 'print shop' });
  await expect(day(18)).toHaveAccessibleName(/1 of 3 done$/);
  await task.hover();
  await expect(task, 'the code of a drag is loaded').toHaveCSS('cursor', 'grab');
  await task.dragTo(day(17));
  await task.dragTo(day(18));
  await expect(tasksIn(page)).toHaveCount(3);
  await task.dragTo(day(19));
  await expect(tasksIn(page)).toHaveCount(2);
  await expect(person.toast('Moved to tomorrow')).toBeVisible();
  await expect(day(18)).toHaveAccessibleName(/1 of 2 done$/);
  await person.press('Undo');
  await expect(tasksIn(page)).toHaveCount(3);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[WD21, WD11, WD12, KA6] one button contains all actions for a task @gate', async ({ page }) => {
    const person = await signedInAt(page, noon, { sample: true });
    await openWork(page, 'Write thesis chapter 3');
    const task = page.getByRole('listitem').filter({ hasText: 'print shop' });
    const menu = task.getByRole('button', { name: 'Task actions' });
    await expect(menu).toHaveAccessibleDescription(/print shop/);
    const buttons = [
      menu,
      task.getByRole('button', { name: 'Mark Done' }),
      page.getByRole('button', { name: 'Add Task' }),
    ];
    for (const button of buttons) {
      const { width, height } = (await button.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await menu.tap();
    await page.getByRole('menuitem', { name: 'Rename task' }).tap();
    await page.getByLabel('Task title').fill('Go to the printer');
    await page.getByLabel('Task title').press('Enter');
    const renamed = page.getByRole('listitem').filter({ hasText: 'Go to the printer' });
    await expect(renamed.getByRole('button', { name: 'Task actions' })).toBeFocused();
    await renamed.getByRole('button', { name: 'Task actions' }).tap();
    await page.getByRole('menuitem', { name: 'Move to tomorrow' }).tap();
    await expect(person.toast('Moved to tomorrow')).toBeVisible();
    await expect(renamed).toHaveCount(0);
  });
});

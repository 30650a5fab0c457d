import { cutOff, failedClient, jumpBy, lateClient, openUntilIdle } from '../support/clock-jump.ts';
import { tracesOnDevice } from '../support/stored.ts';
import { expect, type Page, test } from '../support/test.ts';
import { untilMessage } from '../support/until-message.ts';

const clock = (page: Page) => page.getByRole('timer');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sessions = (page: Page) => page.getByRole('list', { name: 'Latest sessions' }).getByRole('listitem');
const openTasks = (page: Page) => page.getByRole('list', { name: 'Open tasks' }).getByRole('listitem');

async function addTask(page: Page, title: string) {
  await page.getByLabel('New task', { exact: true }).fill(title);
  await page.keyboard.press('Enter');
  // The list shows it before it is stored.
  await expect.poll(() => tracesOnDevice(page, [title])).toEqual([title]);
}

for (const width of [1280, 390])
  test(`[FT17, FT18] at ${width} pixels a task is chosen on the timer, its focus is stopped early and kept, and another task is started from its row @gate`, async ({
    fresh,
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(cutOff, failedClient, lateClient);
    await page.setViewportSize({ width, height: 844 });
    await page.clock.install();
    await openUntilIdle(page, () => page.goto('/today'));
    await addTask(page, 'Write the report');
    await addTask(page, 'Call the printer');

    await openUntilIdle(page, () => page.goto('/timer'));
    await button(page, 'What for?').click();
    const dialog = page.getByRole('dialog', { name: 'What for?' });
    await expect(dialog.getByRole('option')).toHaveCount(2);
    await page.keyboard.type('REPORT');
    await expect(dialog.getByRole('option')).toHaveText([/^Write the report/]);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(button(page, 'Change')).toBeFocused();
    await fresh.sees('Focus on: Write the report');

    await button(page, 'Start').click();
    await expect(button(page, 'Stop and keep')).toHaveAttribute('aria-disabled', 'true');
    await jumpBy(page, '03:00');
    await expect(clock(page)).toHaveText(/^2[12]:\d\d$/);
    await untilMessage(page, 'Focus session saved', () => button(page, 'Stop and keep').click());
    await expect(clock(page)).toHaveText('25:00');
    await expect(button(page, 'Start')).toBeFocused();
    await expect(sessions(page)).toHaveCount(1);
    await fresh.sees('Focus on: Write the report');

    await page.getByRole('link', { name: 'Write the report' }).first().click();
    await expect(page).toHaveURL(/\/today/);
    const row = openTasks(page).filter({ hasText: 'Call the printer' });
    await row.hover();
    if (width > 400) await row.getByRole('button', { name: 'Start focus on this task' }).click();
    else {
      await row.getByRole('button', { name: 'Task actions' }).click();
      await page.getByRole('menuitem', { name: 'Start focus on this task' }).click();
    }
    await expect(page).toHaveURL('/timer');
    await fresh.sees('Focus on: Call the printer');
    await button(page, 'No task').click();
    await expect(page.getByText('Focus on:')).toHaveCount(0);
  });

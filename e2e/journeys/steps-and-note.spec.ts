import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../support/keyboard.ts';
import { signedInAt } from '../support/signed-in-at.ts';
import { toast } from '../support/toasts.ts';
import { expect, test } from '../support/test.ts';

const noon = '2020-11-18T12:00+01:00';
const send = 'Send figures to print shop';

const rowOf = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Open tasks' }).getByRole('listitem').filter({ hasText: title }).first();

/** Pastes a text into the field that has the focus. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

const expectSteps = (area: Locator, steps: readonly string[]) =>
  expect
    .poll(() =>
      area
        .getByRole('list', { name: 'Steps' })
        .getByRole('textbox')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value)),
    )
    .toEqual([...steps, '']);

test('[TD15, TD16, TD17, NT10, KA1] a task gets steps and a note with keys alone @gate', async ({ page }) => {
  await signedInAt(page, noon, { sample: true });
  await page.goto('/today');
  const row = rowOf(page, send);
  const tick = row.getByRole('button', { name: 'Mark Done', exact: true });
  const panel = row.getByRole('group', { name: 'Steps and note' });
  await tabTo(tick);
  await page.keyboard.press('ArrowRight');
  await expect(panel).toBeVisible();
  await expect(tick).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('ArrowRight');

  await tabTo(panel.getByLabel('Add a step'));
  for (const step of ['Export as PDF', 'Pay', 'Call'])
    for (const key of [...step, 'Enter']) await page.keyboard.press(key === ' ' ? 'Space' : key);
  await paste(page, '- [x] Check the size\n- [ ] Ask for the paper\n');
  await expectSteps(panel, ['Export as PDF', 'Pay', 'Call', 'Check the size', 'Ask for the paper']);
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  const steps = ['Export as PDF', 'Pay', 'Ask for the paper', 'Call', 'Check the size'];
  await expectSteps(panel, steps);
  await expect(page.getByText('Ask for the paper moved to 3 of 5')).toBeAttached();
  await page.keyboard.press('Shift+Tab');
  await expect(panel.getByRole('button', { name: 'Mark step done: Ask for the paper' })).toBeFocused();
  await page.keyboard.press('Enter');
  const button = row.getByRole('button', { name: /^Steps and note/ });
  await expect(button).toHaveText('2 of 5');

  await tabTo(panel.getByRole('button', { name: 'Add note' }));
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await page.keyboard.insertText('Open until **18:00**');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(panel.getByText('Open until **18:00**')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Edit note' })).toBeFocused();
  // It is on the screen before it is stored.
  await expect(toast(page, 'Task updated successfully')).toBeAttached();

  await page.evaluate(() => localStorage.setItem('dayloom.notes-view', 'markdown'));
  await page.reload();
  await expect(button).toHaveAccessibleName('Steps and note, 2 of 5, with a note');
  await button.click();
  await expectSteps(panel, steps);
  await expect(panel.locator('strong')).toHaveText('18:00');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[TD15, TD16, TD17] steps and a note are in a sheet @gate', async ({ page }) => {
    await signedInAt(page, noon, { sample: true });
    await page.goto('/today');
    const row = rowOf(page, send);
    await row.getByRole('button', { name: 'Task actions' }).tap();
    await page.getByRole('menuitem', { name: 'Steps and note' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Steps and note' });
    await expect(sheet.getByLabel('Add a step')).toBeFocused();
    await page.keyboard.insertText('Export as PDF');
    await page.keyboard.press('Enter');
    await paste(page, 'Pay\nCall');
    await sheet.getByRole('button', { name: 'Mark step done: Pay' }).tap();
    await sheet.getByRole('button', { name: 'Delete step: Call' }).tap();
    await expectSteps(sheet, ['Export as PDF', 'Pay']);
    await sheet.getByRole('button', { name: 'Add note' }).tap();
    await sheet.getByRole('textbox', { name: 'Note' }).fill('Open until 18:00');
    await sheet.getByRole('button', { name: 'Save' }).tap();
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(row.getByRole('button', { name: /^Steps and note/ })).toHaveText('1 of 2');
    await expect(toast(page, 'Task updated successfully')).toBeAttached();

    await page.reload();
    await row.getByRole('button', { name: 'Steps and note, 1 of 2, with a note' }).tap();
    await expectSteps(sheet, ['Export as PDF', 'Pay']);
    await expect(sheet.getByText('Open until 18:00')).toBeVisible();
  });
});

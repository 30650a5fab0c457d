import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
export const toast = (page: Page, text: string) =>
  messages(page).getByRole('status').filter({ hasText: text });

export const deleted = 'Note deleted successfully';
/** Deletes a note, and moves the mouse away from its message with 'Undo'. */
export async function deleteFirstNote(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Delete note' }).first().click();
  await page.mouse.move(10, 300);
  const message = toast(page, deleted);
  await expect(message).toBeVisible();
  return message;
}

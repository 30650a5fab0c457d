import { expect, type Page } from '@playwright/test';
import { untilMessage } from './until-message.ts';

export const goalsIn = (page: Page, column: string) =>
  page.getByRole('region', { name: column }).getByRole('listitem');

/** Adds a weekly goal on the open goals screen. */
export async function addGoal(page: Page, title: string, description: string) {
  await page.getByRole('button', { name: 'Add Goal' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Goal' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill(description);
  await untilMessage(page, 'Goal added successfully', () =>
    dialog.getByRole('button', { name: 'Add Goal' }).click(),
  );
  await expect(goalsIn(page, 'Weekly Goals').filter({ hasText: title })).toBeVisible();
}

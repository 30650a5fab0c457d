import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const content = (page: Page) => page.getByLabel('Content');

/** Opens the first note from the dashboard, and types something into it. */
async function typeIntoNote(page: Page) {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Notes' }).first().click();
  await page.getByRole('button', { name: 'Edit note' }).first().click();
  await content(page).fill('Half a thought');
}

test('[SH18] a link asks before typed text is lost, and leads on once one agrees', async ({
  seeded,
  page,
}) => {
  await typeIntoNote(page);
  const away = page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first();
  await away.click();
  await expect(question(page)).toContainText('What you typed into the note is not saved.');
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/notes$/);
  await expect(content(page)).toHaveValue('Half a thought');
  await away.click();
  await seeded.press('Leave');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(question(page)).toHaveCount(0);
});

test('[SH18] Back asks once, and goes back exactly one step once one agrees', async ({ seeded, page }) => {
  await typeIntoNote(page);
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(/\/notes$/);
  await seeded.press('Stay');
  await expect(content(page)).toHaveValue('Half a thought');
  await page.goBack();
  await seeded.press('Leave');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
});

test('[SH18] log-out and reload ask as well, and nothing asks once the text is saved', async ({
  seeded,
  page,
}) => {
  await typeIntoNote(page);
  const logOut = async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
  };
  await logOut();
  await expect(question(page)).toBeVisible();
  await seeded.press('Stay');
  await expect(content(page)).toHaveValue('Half a thought');

  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => location.reload()).catch(() => undefined);
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(content(page)).toHaveValue('Half a thought');

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(seeded.toast('Note updated successfully')).toBeVisible();
  await logOut();
  await expect(page).toHaveURL(/\/$/);
  await expect(question(page)).toHaveCount(0);
});

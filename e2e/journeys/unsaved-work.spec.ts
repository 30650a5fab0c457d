import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { worksIn } from '../support/works.ts';

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

test('[SH18] adding a work asks on Back, and not on the way to the dashboard once it is saved', async ({
  seeded,
  page,
}) => {
  await page.goto('/dashboard');
  await seeded.press('Add Work');
  await seeded.press('Continue');
  await expect(page).toHaveURL(/\/add-work$/);
  await page.getByLabel('Title').fill('Plan the trip');
  await page.goBack();
  await expect(question(page)).toContainText('What you typed into the work is not saved.');
  await expect(page).toHaveURL(/\/add-work$/);
  await seeded.press('Stay');
  await expect(page.getByLabel('Title')).toHaveValue('Plan the trip');
  await seeded.press('Save Work');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(seeded.toast('Work added successfully')).toBeVisible();
  await expect(worksIn(page).filter({ hasText: 'Plan the trip' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test('[SH18] Back asks over an open dialog, and Stay leaves both dialog and text', async ({
  seeded,
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Add Goal' }).click();
  await expect(page).toHaveURL(/\/goals$/);
  await seeded.press('Add Goal');
  const goal = page.getByRole('dialog', { name: 'Add Goal' });
  await goal.getByLabel('Title').fill('Read a book');
  await page.goBack();
  await expect(question(page)).toContainText('What you typed into the goal is not saved.');
  await seeded.press('Stay');
  await expect(goal.getByLabel('Title')).toHaveValue('Read a book');
  await goal.getByRole('button', { name: 'Cancel' }).click();
  await expect(goal).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);
});

test('[SH18] Esc and a press beside a dialog ask before they throw typed text away, however often', async ({
  seeded,
  page,
}) => {
  await page.goto('/notes');
  const note = page.getByRole('dialog', { name: 'Add Note' });
  const asked = page.getByRole('dialog', { name: 'Close without saving?' });
  const add = page.getByRole('button', { name: 'Add Note' }).first();
  await add.click();
  await page.keyboard.press('Escape');
  await expect(note, 'nothing is typed').toHaveCount(0);

  await add.click();
  await note.getByLabel('Content').fill('Half a thought');
  await page.keyboard.press('Escape');
  await expect(asked).toContainText('What you typed into the note is not saved.');
  await seeded.press('Keep editing');
  await expect(note.getByLabel('Content')).toHaveValue('Half a thought');
  // The second Esc in a row closes a dialog without a word to the page.
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('Escape');
  await expect(note.or(asked).first()).toBeVisible();
  if (await asked.isVisible()) await seeded.press('Keep editing');
  await expect(note.getByLabel('Content')).toHaveValue('Half a thought');

  await page.mouse.click(5, 5);
  await seeded.press('Discard');
  await expect(note).toHaveCount(0);
  await expect(add).toBeFocused();
});

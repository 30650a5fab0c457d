import type { Page } from '@playwright/test';
import { fillStorage } from '../support/full-storage.ts';
import { expect, test } from '../support/test.ts';

// Without room no draft is kept, so that leaving would lose text.
test.use({ expectedMessages: [/^error: (Failed to keep a draft|The notifications are behind)/] });

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const content = (page: Page) => page.getByLabel('Content');

/** Opens the first note from the dashboard and types into it. */
async function typeIntoNote(page: Page) {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Notes' }).first().click();
  await page.getByRole('button', { name: 'Edit note' }).first().click();
  await content(page).fill('Half a thought');
}

test('[SH18] a link asks before typed text is lost because there is no room for a draft, and continues after confirmation', async ({
  seeded,
  page,
  product,
}) => {
  await page.goto('/dashboard');
  const makeRoom = await fillStorage(page, product);
  await typeIntoNote(page);
  await expect(seeded.toast('Failed to keep a draft')).toBeVisible();
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
  await makeRoom();
});

test('[SH18] Back asks once, and goes back exactly one step after confirmation', async ({
  seeded,
  page,
  product,
}) => {
  await page.goto('/dashboard');
  const makeRoom = await fillStorage(page, product);
  await typeIntoNote(page);
  await expect(seeded.toast('Failed to keep a draft')).toBeVisible();
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
  await makeRoom();
});

test('[SH18] log-out asks even if a draft is kept, reload does not, and nothing asks once the text is saved @gate', async ({
  seeded,
  page,
}) => {
  await typeIntoNote(page);
  const logOut = async () => {
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
  };
  await logOut();
  await expect(question(page)).toContainText('What you typed into the note is not saved.');
  await seeded.press('Stay');
  await expect(content(page)).toHaveValue('Half a thought');

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await page.getByRole('button', { name: 'Edit note' }).first().click();
  await expect(content(page)).toHaveValue('Half a thought');
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(seeded.toast('Note updated successfully')).toBeVisible();
  await logOut();
  await expect(page).toHaveURL(/\/$/);
  await expect(question(page)).toHaveCount(0);
});

test('[SH18] [NT8] Back keeps the text of a new work without asking, and keeps none once it is saved', async ({
  seeded,
  page,
}) => {
  await page.goto('/dashboard');
  const open = async () => {
    await seeded.press('Add Work');
    await seeded.press('Continue');
    await expect(page).toHaveURL(/\/add-work$/);
  };
  await open();
  await page.getByLabel('Title').fill('Plan the trip');
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(question(page)).toHaveCount(0);
  await open();
  await expect(page.getByLabel('Title')).toHaveValue('Plan the trip');
  await seeded.press('Save Work');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan the trip');
  await expect(seeded.toast('Work added successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await open();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('[SH18] [NT8] Back with an open dialog navigates, and the dialog later opens with the text again', async ({
  seeded,
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Add Goal' }).click();
  await expect(page).toHaveURL(/\/goals$/);
  const add = page.getByRole('button', { name: 'Add Goal' }).first();
  await add.click();
  const goal = page.getByRole('dialog', { name: 'Add Goal' });
  await goal.getByLabel('Title').fill('Read a book');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(question(page)).toHaveCount(0);
  await page.goForward();
  await add.click();
  await expect(goal.getByLabel('Title')).toHaveValue('Read a book');
  await goal.getByRole('button', { name: 'Cancel' }).click();
  await expect(goal).toHaveCount(0);
  await expect(seeded.toast('Draft dropped')).toBeVisible();
});

test('[SH18] [NT8] repeated Esc or presses outside a dialog close it and keep the typed text @gate', async ({
  seeded,
  page,
}) => {
  await page.goto('/notes');
  const note = page.getByRole('dialog', { name: 'Add Note' });
  const add = page.getByRole('button', { name: 'Add Note' }).first();
  await add.click();
  // Its code is loaded with the first press.
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note, 'nothing is typed').toHaveCount(0);

  await add.click();
  await note.getByLabel('Content').fill('Half a thought');
  // A second Esc in a row closes a dialog without an event for the page.
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(add).toBeFocused();
  await add.click();
  await expect(note.getByLabel('Content')).toHaveValue('Half a thought');
  await page.mouse.click(5, 5);
  await expect(note).toHaveCount(0);
  await seeded.press('Add Note');
  await expect(note.getByLabel('Content')).toHaveValue('Half a thought');
});

import { pressThrice } from '../support/keyboard.ts';
import { expect, type Page, test } from '../support/test.ts';
import { untilTold } from '../support/told.ts';

const notesIn = (page: Page) => page.getByRole('list', { name: 'Notes' }).getByRole('listitem');
const refused = 'Please fill in both title and content';

// What a toast refuses is logged too (ER47).
test.use({
  expectedMessages: [/^error: (?:Please fill in both title and content|Content must be at most 50000)/],
});

test('[NT1, NT2, NT3, OF11, ER18] notes are added from the dialog, newest first', async ({ fresh, page }) => {
  await page.goto('/notes');
  await fresh.sees('No notes yet');
  const dialog = page.getByRole('dialog', { name: 'Add Note' });
  const add = page.getByRole('button', { name: 'Add Note' }).first();
  await add.click();
  await dialog.getByLabel('Title').fill('Half a thought');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();
  await fresh.sees('No notes yet');

  await add.click();
  const submit = dialog.getByRole('button', { name: 'Add Note' });
  await dialog.getByLabel('Title').fill('Bread');
  await dialog.getByLabel('Content').fill(' \n ');
  await submit.click();
  await expect(fresh.toast(refused)).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Bread');
  await dialog.getByLabel('Content').fill('Flour\n  Water\nSalt 🧂');
  await pressThrice(submit);
  await expect(fresh.toast('Note added successfully')).toBeVisible();
  await expect(notesIn(page)).toHaveCount(1);
  await add.click();
  await dialog.getByLabel('Title').fill('Soup');
  await dialog.getByLabel('Content').fill('Leeks');
  await untilTold(page, 'Note added successfully', () => submit.click());
  await expect(notesIn(page).getByRole('heading')).toHaveText(['Soup', 'Bread']);
  await page.reload();
  await expect(notesIn(page).getByRole('heading')).toHaveText(['Soup', 'Bread']);
  await expect(notesIn(page).last().getByText('Flour')).toHaveText('Flour\n  Water\nSalt 🧂');
});

test('[NT1, NT3, NT4, NT5, NT6, NT7, LM5, ER19, ER20] notes are edited in place, deleted and brought back', async ({
  seeded,
  page,
}) => {
  await page.goto('/notes');
  const titles = ['Lisbon', 'Books people praised', 'Paint', 'Chapter 3, questions', 'Shopping list'];
  await expect(notesIn(page).getByRole('heading')).toHaveText(titles);
  const books = notesIn(page).nth(1);
  const content = 'The Summer Book\nPiranesi\nA Month in the Country';
  await books.getByRole('button', { name: 'Edit note' }).click();
  await expect(books.getByRole('heading')).toHaveCount(0);
  await expect(books.getByLabel('Content')).toHaveValue(content);
  await books.getByLabel('Content').fill('Something else');
  await books.getByRole('button', { name: 'Cancel' }).click();
  await expect(books.getByText('The Summer Book')).toHaveText(content);
  await expect(books.getByText(/^Edited/)).toHaveCount(0);

  await books.getByRole('button', { name: 'Edit note' }).click();
  await books.getByLabel('Title').fill('  ');
  await books.getByRole('button', { name: 'Save' }).click();
  await expect(seeded.toast(refused)).toBeVisible();
  await books.getByLabel('Title').fill('b'.repeat(201));
  await expect(books.getByText('Title must be at most 200 characters')).toBeVisible();
  await books.getByLabel('Title').fill('Books to read');
  await books.getByLabel('Content').fill('x'.repeat(50_001));
  await books.getByRole('button', { name: 'Save' }).click();
  await expect(books.getByText('Content must be at most 50000 characters')).toBeVisible();
  await expect(books.getByLabel('Content')).toHaveValue('x'.repeat(50_001));
  await books.getByLabel('Content').fill('Piranesi');
  await books.getByRole('button', { name: 'Save' }).click();
  await expect(seeded.toast('Note updated successfully')).toBeVisible();
  await expect(books.getByRole('heading')).toHaveText('Books to read');
  await expect(books.getByText(/^Edited/)).toBeVisible();
  await expect(books.getByRole('button', { name: 'Edit note' })).toBeFocused();

  await books.getByRole('button', { name: 'Delete note' }).click();
  await expect(seeded.toast('Note deleted successfully')).toBeVisible();
  await expect(notesIn(page)).toHaveCount(4);
  await seeded.press('Undo');
  await expect(notesIn(page).getByRole('heading')).toHaveText(titles.with(1, 'Books to read'));
  await expect(books.getByText('Piranesi')).toBeVisible();
  await expect(books.getByText(/^Edited/)).toBeVisible();
});

import { pressThrice } from '../support/keyboard.ts';
import { expect, type Page, signedIn, test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';
import { untilMessage } from '../support/until-message.ts';

const notesIn = (page: Page) => page.getByRole('list', { name: 'Notes' }).getByRole('listitem');
const refused = 'Please fill in both title and content';

test('[NT1, NT2, NT3, OF11, ER18] the dialog adds notes, newest first @gate', async ({ fresh, page }) => {
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
  await expect(dialog.getByText(refused)).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Bread');
  await dialog.getByLabel('Content').fill('Flour\n  Water\nSalt 🧂');
  await pressThrice(submit);
  await expect(fresh.toast('Note added successfully')).toBeVisible();
  await expect(notesIn(page)).toHaveCount(1);
  await add.click();
  await dialog.getByLabel('Title').fill('Soup');
  await dialog.getByLabel('Content').fill('Leeks');
  await untilMessage(page, 'Note added successfully', () => submit.click());
  await expect(notesIn(page).getByRole('heading')).toHaveText(['Soup', 'Bread']);
  await page.reload();
  await expect(notesIn(page).getByRole('heading')).toHaveText(['Soup', 'Bread']);
  await expect(notesIn(page).last().getByText('Flour')).toHaveText('Flour\n  Water\nSalt 🧂');
});

test('[NT1, NT3, NT4, NT5, NT6, NT7, LM5, ER19, ER20] notes are edited in place, deleted and restored @gate', async ({
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
  await expect(books.getByText(refused)).toBeVisible();
  await books.getByLabel('Title').fill('b'.repeat(201));
  await expect(books.getByText('Title must be at most 200 characters')).toBeVisible();
  await books.getByLabel('Title').fill('Books to read');
  await books.getByLabel('Content').fill('x'.repeat(50_001));
  await books.getByRole('button', { name: 'Save' }).click();
  await expect(books.getByText('Content must be at most 50,000 characters')).toBeVisible();
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
  await toast(page, 'Note deleted successfully').getByRole('button', { name: 'Undo' }).click();
  await expect(notesIn(page).getByRole('heading')).toHaveText(titles.with(1, 'Books to read'));
  await expect(books.getByText('Piranesi')).toBeVisible();
  await expect(books.getByText(/^Edited/)).toBeVisible();
});

test('[NT9] the search finds a word among 1,000 notes while typing, far below the visible ones', async ({
  page,
}) => {
  await signedIn(page, { notes: 1_000 });
  await page.goto('/notes');
  await expect(notesIn(page)).toHaveCount(50);
  const search = page.getByRole('searchbox', { name: 'Search notes' });
  await search.pressSequentially('CAFE seeded7');
  await expect(page.getByText('111 of 1000 notes')).toBeVisible();
  await search.pressSequentially('.');
  await expect(notesIn(page).getByRole('heading')).toHaveText(['Seeded note 7']);
  await expect(search).toBeFocused();
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(notesIn(page)).toHaveCount(50);
  await expect(page.getByText('1000 notes')).toBeVisible();
});

test('[NT10] notes are shown as Markdown, whose code loads on demand, and the device remembers the choice', async ({
  seeded,
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const codeOfView = () => fetched.filter((url) => url.includes('markdown'));
  await page.goto('/notes');
  await page.getByRole('button', { name: 'Add Note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Note' });
  await dialog.getByLabel('Title').fill('Trip');
  await dialog
    .getByLabel('Content')
    .fill(
      '# By train\n\n- [x] **tickets**\n\n<img src="/x.png" onerror="alert(1)"> [x](javascript:alert(1)) [map](https://example.com/map)',
    );
  await untilMessage(page, 'Note added successfully', () =>
    dialog.getByRole('button', { name: 'Add Note' }).click(),
  );
  expect(codeOfView()).toEqual([]);

  await page.getByRole('radio', { name: 'Markdown' }).check();
  const note = notesIn(page).first();
  await expect(note.getByRole('heading', { level: 3, name: 'By train' })).toBeVisible();
  await expect(note.getByRole('img', { name: 'Done' })).toBeVisible();
  await expect(note).toContainText('<img src="/x.png" onerror="alert(1)"> [x](javascript:alert(1)) map');
  await expect(note.getByRole('link')).toHaveCount(1);
  await expect(note.getByRole('link', { name: 'map' })).toHaveAttribute('rel', /noopener/);
  expect(codeOfView().length).toBeGreaterThan(0);
  expect(fetched.filter((url) => url.endsWith('/x.png'))).toEqual([]);

  await page.reload();
  await expect(note.getByRole('heading', { level: 3, name: 'By train' })).toBeVisible();
  await note.getByRole('button', { name: 'Edit note' }).click();
  await expect(note.getByLabel('Content')).toHaveValue(/^# By train\n/);
  await note.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('radio', { name: 'Text' }).check();
  await seeded.sees('# By train');
});

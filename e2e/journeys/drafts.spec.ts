import { logOut } from '../support/log-out.ts';
import { emulatorsBehind } from '../support/services.ts';
import { entersRemembered } from '../support/signed-in.ts';
import { expect, type Page, test } from '../support/test.ts';
import { worksIn } from '../support/works.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add Note' });
const content = (page: Page) => dialog(page).getByLabel('Content');

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Add Note' }).first().click();
  await expect(dialog(page)).toBeVisible();
}

test('[NT8] text typed into a new note survives Esc, reload, crash and navigation, and saving clears it @gate', async ({
  fresh,
  page,
}) => {
  await page.goto('/notes');
  await fresh.sees('No notes yet');
  await openForm(page);
  await expect(dialog(page).getByText(/^Draft kept/)).toHaveCount(0);
  await content(page).fill('Milk');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await page.reload();
  await openForm(page);
  await expect(content(page)).toHaveValue('Milk');
  await expect(dialog(page).getByText(/^Draft kept/)).toBeVisible();
  await content(page).fill('Milk and bread');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await openForm(page);
  await expect(content(page)).toHaveValue('Milk and bread');

  await content(page).fill('Milk, bread and tea');
  const other = await page.context().newPage();
  await other.goto('/notes');
  await page.close();
  await openForm(other);
  await expect(content(other)).toHaveValue('Milk, bread and tea');
  await dialog(other).getByLabel('Title').fill('Groceries');
  await dialog(other).getByRole('button', { name: 'Add Note' }).click();
  await expect(dialog(other)).toHaveCount(0);
  await expect(other.getByRole('heading', { name: 'Groceries' })).toBeVisible();
  await other.reload();
  await openForm(other);
  await expect(content(other)).toHaveValue('');
});

test("[NT8] 'Cancel' discards the draft, and 'Undo' restores it", async ({ fresh, page }) => {
  await page.goto('/notes');
  await openForm(page);
  await content(page).fill('Milk');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(fresh.toast('Draft dropped')).toBeVisible();
  await openForm(page);
  await expect(content(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await fresh.press('Undo');
  await page.reload();
  await openForm(page);
  await expect(content(page)).toHaveValue('Milk');
});

test('[NT8] a half-typed task is restored in its own line after a reload', async ({ seeded, page }) => {
  await page.goto('/dashboard');
  await worksIn(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/work\//);
  const line = page.getByLabel('New task');
  await line.fill('Buy brushes');
  await page.reload();
  await expect(line).toHaveValue('Buy brushes');
  await seeded.sees(/^Draft kept/);
});

test('[NT8] a draft belongs to one user and is deleted at log-out', async ({ user, page }) => {
  await page.goto('/notes');
  await openForm(page);
  await content(page).fill('A secret');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  const isOnServer = (await emulatorsBehind(page)) !== undefined;
  await logOut(user);
  const { email } = user;
  await page.goto('/signup');
  await page.getByLabel('First Name').fill('Ben');
  await page.getByLabel('Mobile Number').fill('+49 151 234568');
  await page.getByLabel('Email').fill(`other-${email}`);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await user.sees('Account created successfully!');
  await page.goto('/notes');
  await openForm(page);
  await expect(content(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await logOut(user);
  await entersRemembered(user);
  await page.goto('/notes');
  await openForm(page);
  await expect(content(page), 'the embedded database stays on the device').toHaveValue(
    isOnServer ? '' : 'A secret',
  );
});

test('[NT8] a reload right after the last letter loses none', async ({ seeded: _, page }) => {
  await page.goto('/add-work');
  const description = page.getByLabel('Description');
  let written = '';
  for (const word of ['bread ', 'milk ', 'cheese ', 'apples ']) {
    // Types letter by letter, faster than drafts are written.
    await description.pressSequentially(word);
    await page.reload();
    written += word;
    await expect(description).toHaveValue(written);
    await description.press('ControlOrMeta+End');
  }
});

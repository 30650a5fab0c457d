import { expect, type Page, test } from '../support/test.ts';
import { untilMessage } from '../support/until-message.ts';

const account = (page: Page) => page.getByRole('region', { name: 'Account', exact: true });
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('theme-storage'));

// A message that rejects the form is logged too.
test.use({ expectedMessages: [/^error: Name must be at most 100 characters/] });

test('[PF1, PF4, PF5, PF6, PF7, LM6, ER24] the profile shows the stored values and can be edited without further checks @gate', async ({
  seeded,
  page,
}) => {
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Asha Rao');
  await expect(main.getByText(seeded.email).first()).toBeVisible();
  await expect(account(page).getByRole('term')).toHaveText(['Name', 'Email', 'Mobile Number']);
  const shown = account(page).getByRole('definition');
  await expect(shown).toHaveText(['Asha Rao', seeded.email, '+91 98450 12345']);

  await seeded.press('Edit Profile');
  const name = page.getByLabel('Name');
  const mobile = page.getByLabel('Mobile Number');
  await expect(name).toHaveValue('Asha Rao');
  await expect(mobile).toHaveValue('+91 98450 12345');
  await expect(mobile).toHaveAttribute('type', 'tel');
  await expect(account(page).getByRole('textbox')).toHaveCount(2);
  await name.fill('Another person');
  await seeded.press('Cancel');
  await expect(shown.first()).toHaveText('Asha Rao');

  await seeded.press('Edit Profile');
  await name.fill('a'.repeat(101));
  await seeded.press('Save Changes');
  await seeded.sees('Name must be at most 100 characters');
  await expect(name).toHaveValue('a'.repeat(101));
  await name.fill('Asha R.');
  await mobile.fill('ask at the door');
  await seeded.press('Save Changes');
  await expect(seeded.toast('Profile updated successfully')).toBeVisible();
  await expect(shown).toHaveText(['Asha R.', seeded.email, 'ask at the door']);
  await seeded.press('Edit Profile');
  await name.fill('');
  await mobile.fill('');
  await untilMessage(page, 'Profile updated successfully', () => seeded.press('Save Changes'));
  await page.reload();
  await expect(shown).toHaveText(['', seeded.email, '']);
});

test('[PF10] without a user document the profile is empty, and saving creates one', async ({
  fresh,
  page,
}) => {
  await page.goto('/profile');
  const shown = account(page).getByRole('definition');
  await expect(shown).toHaveText(['', fresh.email, '']);
  await fresh.press('Edit Profile');
  await page.getByLabel('Name').fill('Asha');
  await fresh.press('Save Changes');
  await expect(fresh.toast('Profile updated successfully')).toBeVisible();
  await page.reload();
  await expect(shown.first()).toHaveText('Asha');
});

test('[PF3, TM3, TM4, ER27, AU20] a theme applies to every screen, after a reload and after logging out', async ({
  fresh,
  page,
}) => {
  await page.goto('/profile');
  const choice = page.getByRole('group', { name: 'Choose Theme' });
  await expect(choice.getByRole('radio')).toHaveCount(4);
  await expect(choice.getByRole('radio', { name: 'Light' })).toBeChecked();
  const seen = new Set([await background(page)]);
  for (const name of ['Cute', 'Nature', 'Dark']) {
    const before = await background(page);
    await choice.getByRole('radio', { name }).check();
    // The theme grows from its swatch after the old one was captured.
    await expect.poll(() => background(page)).not.toBe(before);
    seen.add(await background(page));
    expect(await kept(page)).toBe(name.toLowerCase());
  }
  expect(seen.size).toBe(4);
  const dark = await background(page);
  for (const screen of ['Notes', 'Dashboard']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: screen }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen);
    expect(await background(page)).toBe(dark);
  }
  await page.reload();
  expect([await theme(page), await background(page)]).toEqual(['dark', dark]);
  await page.goto('/profile');
  await fresh.press('Logout');
  await fresh.sees('Logged out successfully');
  await expect(page).toHaveURL(/\/$/);
  await fresh.sees('How It Works');
  expect([await theme(page), await background(page), await kept(page)]).toEqual(['dark', dark, 'dark']);
});

test('[PF2] the quick access grid is shown on small screens only', async ({ fresh, page }) => {
  await page.goto('/profile');
  await fresh.sees('Edit Profile');
  const grid = page.getByRole('navigation', { name: 'Quick Access' });
  await expect(grid).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(grid.getByRole('link').first()).toBeVisible();
  const addresses = await grid
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toContain('/notes');
});

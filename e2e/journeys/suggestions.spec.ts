import { pressThrice } from '../support/keyboard.ts';
import { signedInAt } from '../support/signed-in-at.ts';
import { rewriteStored, storedIds } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';
import { untilMessage } from '../support/until-message.ts';

test('[SG1, SG2, SG4, SG5, SG6, SG7, NT8, OF11, ER25] an idea is kept while it is typed, sent once, and answered @gate', async ({
  page,
}) => {
  const person = await signedInAt(page, '2020-11-18T12:00+01:00');
  await page.goto('/profile');
  await person.sees('No suggestions yet. Be the first to suggest a feature!');
  const input = page.getByPlaceholder('Share your feature idea...');
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeDisabled();
  await input.fill('A theme for rainy days');
  await page.reload();
  await expect(input).toHaveValue('A theme for rainy days');
  await person.sees('Draft kept');
  await untilMessage(page, 'Thank you for your suggestion!', () => pressThrice(submit));
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
  const rows = page.getByRole('list', { name: 'Suggestions' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Pending');
  expect(await storedIds(page, person.id, 'suggestions')).toHaveLength(1);

  await rewriteStored(page, person.id, { collection: 'suggestions', field: 'status', value: 'approved' });
  await page.reload();
  await expect(rows).toContainText('Approved');
});

test('[PF8, PF9] the profile counts the stored records', async ({ page }) => {
  await signedInAt(page, '2020-11-18T12:00+01:00', { sample: true });
  await page.goto('/profile');
  await expect(page.getByLabel('Figures').getByRole('definition')).toHaveText([/^\d\d+$/, '4.6h', '5']);
});

import { expect, type Page, signedIn, test } from '../support/own-project.ts';
import { saved } from '../support/saving.ts';
import { titlesOnServer, tracesOnDevice } from '../support/stored.ts';
import { card } from '../support/transfer.ts';

const landing = (page: Page) => page.getByRole('heading', { level: 1, name: /Weave your work/ });
const deleting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Deleting your account' });

async function confirmDeletion(page: Page, email: string) {
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await card(page).getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByLabel('Your e-mail').fill(email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
}

test('[DO5] a deletion that the network interrupted continues with the next start, and deletes the account and its records', async ({
  page,
  own,
  expectedMessages,
}) => {
  expectedMessages.push(/The account is not deleted yet/, /Could not reach Cloud Firestore/);
  const person = await signedIn(page, { sample: true });
  await page.goto('/profile');
  await saved(page);
  const traces = ['Books people praised', person.email];
  own.line.cut();
  await confirmDeletion(page, person.email);
  await expect(deleting(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Your account is not deleted yet.');
  expect((await titlesOnServer(own.emulators.records, person.id, 'notes')).length).toBeGreaterThan(0);

  own.line.mend();
  await page.reload();
  // The service marks and deletes each record, which takes a while on a busy machine.
  await expect(landing(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Your account and all of its records were deleted.').first()).toBeVisible();
  expect(await titlesOnServer(own.emulators.records, person.id, 'notes')).toEqual([]);
  expect(await tracesOnDevice(page, traces)).toEqual([]);
  await page.goto('/login');
  await person.signIn();
  await person.sees('Failed to log in. Please check your credentials.');
});

import { expect, type Page } from '@playwright/test';
import type { Person } from './person.ts';
import { saved } from './saving.ts';
import { emulatorsBehind } from './services.ts';

/** Waits until no change is pending. Returns at once on the embedded backend, which has no server. */
export async function untilSynced(page: Page) {
  if (await emulatorsBehind(page)) await saved(page);
}

/** Logs out from the account menu, after all pending changes are sent, so that no question appears. */
export async function logOut(person: Person) {
  const { page } = person;
  await untilSynced(page);
  await person.openAccountMenu();
  await person.press('Log out');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: /Weave your work/ })).toBeVisible();
}

import { expect, type Page } from '@playwright/test';
import type { Person } from './person.ts';
import { saved } from './saving.ts';
import { emulatorsBehind } from './services.ts';

/** Waits until nothing waits for a server; without a server behind the product nothing ever does. */
export async function settled(page: Page) {
  if (await emulatorsBehind(page)) await saved(page);
}

/** Logs out from the account menu, once that asks nothing because of changes that wait. */
export async function logOut(person: Person) {
  const { page } = person;
  await settled(page);
  await person.openAccountMenu();
  await person.press('Log out');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: /Weave your work/ })).toBeVisible();
}

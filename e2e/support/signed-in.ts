import { expect, type Page } from '@playwright/test';
import { makeAccount } from '../../testing/seed/emulated-accounts.mjs';
import { fillAccount } from '../../testing/seed/emulated-firestore.mjs';
import { recordsOf, seedPage } from '../../testing/seed/seed-page.mjs';
import { forgetFetched } from './kept.ts';
import { Person } from './person.ts';
import { requireEmulators, emulatorsBehind } from './services.ts';

type Filling = Parameters<typeof seedPage>[1];

/**
 * Creates an account on Firebase with these records on the server, `size` of them, without a signed-in user on this
 * device.
 */
export async function accountOnServer(
  page: Page,
  filling: Filling,
): Promise<{ readonly person: Person; readonly size: number }> {
  const person = new Person(page);
  const account = { id: person.id, email: person.email };
  const emulators = await requireEmulators(page);
  await page.goto('/config.json');
  await makeAccount(emulators.accounts, { ...account, password: person.password });
  const changes = await recordsOf(page, filling, account);
  const records = changes.flatMap((change) => (change.type === 'create' ? [change] : []));
  await fillAccount(emulators.records, records);
  return { person, size: records.length };
}

/**
 * Signs a user in on this device, without an open page of the product. On the embedded backend without the sign-up
 * form, whose password hash is slow by design; on Firebase with the login form and records written directly to the
 * server.
 */
export async function signedIn(page: Page, filling: Filling): Promise<Person> {
  if (!(await emulatorsBehind(page))) {
    const person = new Person(page);
    await page.goto('/config.json');
    await seedPage(page, filling, { id: person.id, email: person.email });
    return person;
  }
  const { person } = await accountOnServer(page, filling);
  await entersRemembered(person);
  await page.goto('/config.json');
  // Signing in has shown home, whose cached files would hide faults that a test adds.
  await forgetFetched(page);
  return person;
}

/** The same user at another page, whatever session its device still has. */
export async function signedInAgain(page: Page, whom: Person) {
  const person = new Person(page, whom);
  await page.goto('/config.json');
  if (!(await emulatorsBehind(page))) return seedPage(page, {}, { id: person.id, email: person.email });
  await page.evaluate(() => localStorage.removeItem('dayloom.session'));
  await entersRemembered(person);
}

/** Signs in with the form, so that the session survives the browser. */
export async function entersRemembered(person: Person) {
  await person.page.goto('/login');
  await person.signIn({ remember: true });
  await expect(person.page).toHaveURL('/');
}

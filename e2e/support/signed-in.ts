import { expect, type Page } from '@playwright/test';
import { makeAccount } from '../../tools/seed/emulated-accounts.mjs';
import { fillAccount } from '../../tools/seed/emulated-firestore.mjs';
import { recordsOf, seedPage } from '../../tools/seed/seed-page.mjs';
import { forgetFetched } from './kept.ts';
import { Person } from './person.ts';
import { requireEmulators, emulatorsBehind } from './services.ts';

type Filling = Parameters<typeof seedPage>[1];

/** An account on Firebase with these records on the server, `size` of them, and no user signed in on this device. */
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
 * Signed in on this device, with no page of the product open. On the embedded backend without the sign-up form, whose
 * password hash takes time by design; on Firebase through the login form, with the records put straight on the server.
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
  // Signing in has shown home: what it fetched would hide faults that a test puts in its files' place.
  await forgetFetched(page);
  return person;
}

/** The same person at another page, whatever session its device still knows. */
export async function signedInAgain(page: Page, whom: Person) {
  const person = new Person(page, whom);
  await page.goto('/config.json');
  if (!(await emulatorsBehind(page))) return seedPage(page, {}, { id: person.id, email: person.email });
  await page.evaluate(() => localStorage.removeItem('dayloom.session'));
  await entersRemembered(person);
}

/** Signs in through the form, so that the session outlives the browser. */
export async function entersRemembered(person: Person) {
  await person.page.goto('/login');
  await person.signIn({ remember: true });
  await expect(person.page).toHaveURL('/');
}

import { deleteAccount, disableAccount, makeAccount } from '../../testing/seed/emulated-accounts.mjs';
import { expect, type Page, signedIn, test } from '../support/own-project.ts';
import type { Person } from '../support/person.ts';
import { addNote, notesIn, saved } from '../support/saving.ts';
import { titlesOnServer } from '../support/stored.ts';
import type { emulatorsOf } from '../support/services.ts';

type Accounts = ReturnType<typeof emulatorsOf>['accounts'];

const card = (page: Page) => page.getByRole('heading', { level: 1, name: 'Please sign in again' });

async function signInAgain(person: Person) {
  const { page } = person;
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await person.press('Sign in');
  await expect(card(page)).toHaveCount(0);
}

const ends = [
  {
    how: 'the account is disabled',
    end: (accounts: Accounts, { id }: Person) => disableAccount(accounts, id, true),
    mend: (accounts: Accounts, { id }: Person) => disableAccount(accounts, id, false),
  },
  {
    how: 'the account is deleted elsewhere',
    end: (accounts: Accounts, { id }: Person) => deleteAccount(accounts, id),
    mend: (accounts: Accounts, { id, email, password }: Person) =>
      makeAccount(accounts, { id, email, password }),
  },
];

for (const { how, end, mend } of ends)
  test(`[AU8] when ${how}, the records are hidden, the page asks to sign in, and the same user continues with the pending changes`, async ({
    page,
    own,
  }) => {
    const { accounts, records } = own.emulators;
    const person = await signedIn(page, {});
    await page.goto('/notes');
    await saved(page);
    own.line.cut();
    await addNote(page, 'Letter', 'Dear Mira');
    await end(accounts, person);
    await page.reload();
    await expect(card(page)).toBeVisible();
    await expect(page.getByText('Dear Mira')).toBeHidden();
    await expect(page).toHaveURL('/notes');
    await person.sees('with 1 change still to be sent');

    await mend(accounts, person);
    await signInAgain(person);
    await expect(notesIn(page)).toHaveText([/Dear Mira/]);
    own.line.mend();
    await saved(page);
    expect(await titlesOnServer(records, person.id, 'notes')).toHaveLength(1);
  });

test('[AU8] when Firestore no longer accepts the token, the open page asks to sign in, and then sends the pending changes', async ({
  page,
  own,
  expectedMessages,
}) => {
  expectedMessages.push(/The server refused a change/);
  const person = await signedIn(page, {});
  await page.goto('/notes');
  await saved(page);
  own.line.cut();
  await addNote(page, 'Letter', 'Dear Mira');
  await own.changeRules(() =>
    [
      "rules_version = '2';",
      'service cloud.firestore {',
      '  match /databases/{database}/documents {',
      '    match /{path=**} { allow read, write: if false; }',
      '  }',
      '}',
    ].join('\n'),
  );
  own.line.mend();
  await expect(card(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Dear Mira')).toBeHidden();
  await own.changeRules((rules) => rules);
  await signInAgain(person);
  await expect(notesIn(page)).toHaveText([/Dear Mira/]);
  await saved(page);
  expect(await titlesOnServer(own.emulators.records, person.id, 'notes')).toHaveLength(1);
});

import { logOut } from '../support/log-out.ts';
import { expect, type Page, signedIn, test } from '../support/own-project.ts';
import { addNote, notesIn, saved } from '../support/saving.ts';
import { replicaOf, titlesOnServer, tracesOnDevice } from '../support/stored.ts';

test('[OF10] logging out with pending changes warns first, and leaves nothing to the next user of the browser', async ({
  page,
  own,
}) => {
  const first = await signedIn(page, { sample: true });
  await page.goto('/notes');
  await expect(notesIn(page)).toHaveCount(5);
  await saved(page);
  own.line.cut();
  await addNote(page, 'A secret', 'Only its owner reads this');
  await first.openAccountMenu();
  await first.press('Log out');
  const question = page
    .getByRole('alertdialog', { name: 'Log out?' })
    .or(page.getByRole('dialog', { name: 'Log out?' }));
  await expect(question).toContainText(
    '1 change has not reached the server. Logging out deletes it from this device.',
  );
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(notesIn(page).first()).toContainText('A secret');
  const traces = ['Only its owner reads this', 'Books people praised', 'Asha Rao', first.email, first.id];
  expect(await tracesOnDevice(page, traces)).toEqual(traces);

  await first.openAccountMenu();
  await first.press('Log out');
  await question.getByRole('button', { name: 'Log out and delete' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: /Weave your work/ })).toBeVisible();
  expect(await tracesOnDevice(page, traces)).toEqual([]);

  own.line.mend();
  const second = await signedIn(page, {});
  await page.goto('/notes');
  await second.sees('No notes yet');
  await page.goto('/');
  await second.sees('No works found');
  await expect(page.getByText('Weekend in Lisbon')).toHaveCount(0);
  const titles = await titlesOnServer(own.emulators.records, first.id, 'notes');
  expect(titles).toHaveLength(5);
  expect(titles).not.toContain('A secret');
});

/** Runs a sample by default; `DAYLOOM_PROVE=lost` runs twenty rounds. */
const rounds = process.env['DAYLOOM_PROVE'] === 'lost' ? 20 : 3;

test(`[OF10] logging out as soon as the last change reaches the server asks nothing, ${rounds} times`, async ({
  page,
  own,
}) => {
  test.setTimeout(60_000 + rounds * 15_000);
  for (let round = 1; round <= rounds; round += 1) {
    const person = await signedIn(page, {});
    await page.goto('/notes');
    await saved(page);
    await addNote(page, 'The last word');
    await person.openAccountMenu();
    await expect
      .poll(() => titlesOnServer(own.emulators.records, person.id, 'notes'), { intervals: [10] })
      .toEqual(['The last word']);
    await person.press('Log out');
    await expect(page.getByRole('heading', { level: 1, name: /Weave your work/ })).toBeVisible();
  }
});

/** Keeps a database open, as a frozen tab does. Returns a function that reads its content. */
async function keepDatabaseOpen(page: Page, name: string) {
  await page.evaluate(
    (database) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          Object.assign(globalThis, { openDatabase: opening.result });
          resolve();
        });
      }),
    name,
  );
  return () =>
    page.evaluate(async () => {
      const { openDatabase } = globalThis as unknown as { openDatabase: IDBDatabase };
      const transaction = openDatabase.transaction([...openDatabase.objectStoreNames]);
      const stores = [...openDatabase.objectStoreNames].map(
        (store) =>
          new Promise((resolve) => {
            const values = transaction.objectStore(store).getAll();
            values.addEventListener('success', () => resolve(values.result));
          }),
      );
      return JSON.stringify(await Promise.all(stores));
    });
}

test('[OF10] logging out succeeds and leaves nothing to read while a frozen tab keeps the database open', async ({
  page,
  context,
}) => {
  const person = await signedIn(page, { sample: true });
  await page.goto('/notes');
  await expect(notesIn(page)).toHaveCount(5);
  await saved(page);
  const frozen = await context.newPage();
  await frozen.goto('/config.json');
  const openRecords = await keepDatabaseOpen(frozen, replicaOf(person.id));
  expect(await openRecords()).toContain('Books people praised');

  await logOut(person);
  const left = await openRecords();
  for (const trace of ['Books people praised', 'Weekend in Lisbon', 'Asha Rao'])
    expect(left).not.toContain(trace);
  await frozen.close();
  expect(await tracesOnDevice(page, ['Books people praised', 'Asha Rao', person.email])).toEqual([]);
});

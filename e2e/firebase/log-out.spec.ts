import { logOut } from '../support/log-out.ts';
import { expect, type Page, signedIn, test } from '../support/own-project.ts';
import { addNote, notesIn, saved } from '../support/saving.ts';
import { replicaOf, titlesOnServer, tracesOnDevice } from '../support/stored.ts';

test('[OF10] logging out with changes waiting warns first, and leaves nothing to the next user of the browser @gate', async ({
  page,
  own,
}) => {
  const first = await signedIn(page, { sample: true });
  await page.goto('/notes');
  await expect(notesIn(page)).toHaveCount(5);
  await saved(page);
  own.line.cut();
  await addNote(page, 'A secret', 'Nobody else reads this');
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
  const traces = ['Nobody else reads this', 'Books people praised', 'Asha Rao', first.email, first.id];
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

/** A sample by default; `DAYLOOM_PROVE=lost` goes on to twenty. */
const rounds = process.env['DAYLOOM_PROVE'] === 'lost' ? 20 : 3;

test(`[OF10] logging out in the moment in which the last change reaches the server asks nothing, ${rounds} times`, async ({
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

/** Holds a database as a frozen tab does, which lets go of nothing; answers with what is in it. */
async function holdDatabase(page: Page, name: string) {
  await page.evaluate(
    (database) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          Object.assign(globalThis, { held: opening.result });
          resolve();
        });
      }),
    name,
  );
  return () =>
    page.evaluate(async () => {
      const { held } = globalThis as unknown as { held: IDBDatabase };
      const transaction = held.transaction([...held.objectStoreNames]);
      const stores = [...held.objectStoreNames].map(
        (store) =>
          new Promise((resolve) => {
            const values = transaction.objectStore(store).getAll();
            values.addEventListener('success', () => resolve(values.result));
          }),
      );
      return JSON.stringify(await Promise.all(stores));
    });
}

test('[OF10] logging out ends, and leaves nothing to read, while a frozen tab holds the records', async ({
  page,
  context,
}) => {
  const person = await signedIn(page, { sample: true });
  await page.goto('/notes');
  await expect(notesIn(page)).toHaveCount(5);
  await saved(page);
  const frozen = await context.newPage();
  await frozen.goto('/config.json');
  const heldRecords = await holdDatabase(frozen, replicaOf(person.id));
  expect(await heldRecords()).toContain('Books people praised');

  await logOut(person);
  const left = await heldRecords();
  for (const trace of ['Books people praised', 'Weekend in Lisbon', 'Asha Rao'])
    expect(left).not.toContain(trace);
  await frozen.close();
  expect(await tracesOnDevice(page, ['Books people praised', 'Asha Rao', person.email])).toEqual([]);
});

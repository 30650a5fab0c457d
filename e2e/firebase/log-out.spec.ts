import { expect, type Page, signedIn, test } from '../support/own-project.ts';
import { addNote, notesIn, saved } from '../support/saving.ts';
import { titlesOnServer } from '../support/stored.ts';

/** All that this device keeps for the product's address, as one text. */
const keptOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const request = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(asked.error));
      });
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name } of await indexedDB.databases()) {
      const database = await request(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames)
        kept.push(store, await request(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    for (const name of await caches.keys())
      kept.push((await (await caches.open(name)).keys()).map(({ url }) => url));
    return JSON.stringify(kept);
  });

test('[OF10] logging out with changes waiting warns first, and leaves nothing to the next user of the browser', async ({
  page,
  own,
}) => {
  const first = await signedIn(page, { sample: true });
  await page.goto('/notes');
  await expect(notesIn(page)).toHaveCount(5);
  await saved(page);
  own.line.cut();
  await addNote(page, 'A secret', 'Nobody else reads this');
  await first.press('Account');
  await first.press('Log out');
  const question = page
    .getByRole('alertdialog', { name: 'Log out?' })
    .or(page.getByRole('dialog', { name: 'Log out?' }));
  await expect(question).toContainText(
    '1 change has not reached the server. Logging out deletes it from this device.',
  );
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(notesIn(page).first()).toContainText('A secret');
  expect(await keptOnDevice(page)).toContain('Nobody else reads this');

  await first.press('Account');
  await first.press('Log out');
  await question.getByRole('button', { name: 'Log out and delete' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: /Weave your work/ })).toBeVisible();
  const kept = await keptOnDevice(page);
  for (const trace of ['Nobody else reads this', 'Books people praised', 'Asha Rao', first.email, first.id])
    expect(kept).not.toContain(trace);

  own.line.mend();
  const second = await signedIn(page, {});
  await page.goto('/notes');
  await second.sees('No notes yet');
  await page.goto('/');
  await second.sees('No works found');
  await expect(page.getByText('Weekend in Lisbon')).toHaveCount(0);
  const titles = await titlesOnServer(own.places.records, first.id, 'notes');
  expect(titles).toHaveLength(5);
  expect(titles).not.toContain('A secret');
});

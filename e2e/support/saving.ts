import { expect, type Page } from '@playwright/test';
import { untilMessage } from './until-message.ts';

/** Says in the header whether everything has reached the server. */
export const indicator = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Saved|Saving|Offline|Needs attention)/ });

/** How many commits of this device wait for the server, whoever's they are. */
const waiting = (page: Page) =>
  page.evaluate(async () => {
    const request = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(asked.error));
      });
    const found = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('dayloom-replica-'));
    const counts = found.map(async ({ name = '' }) => {
      const database = await request(indexedDB.open(name));
      const entries = (await request(
        database.transaction('outbox').objectStore('outbox').getAll(),
      )) as readonly { readonly state: string }[];
      database.close();
      return entries.filter(({ state }) => state === 'waiting').length;
    });
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  });

/** The indicator goes on saying 'Saved' for the first moment of saving: what waits is asked of the device as well. */
export async function saved(page: Page) {
  await expect.poll(() => waiting(page), { message: 'commits that wait', timeout: 30_000 }).toBe(0);
  await expect(indicator(page)).toHaveText('Saved', { timeout: 30_000 });
}

export const notesIn = (page: Page) => page.getByRole('list', { name: 'Notes' }).getByRole('listitem');

/** Adds a note on the open notes screen; back in the moment in which the screen says that it is saved. */
export async function addNote(page: Page, title: string, content = 'Some words.') {
  await page
    .getByRole('button', { name: /^Add (Your First )?Note$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Add Note' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Content').fill(content);
  await untilMessage(page, 'Note added successfully', () =>
    dialog.getByRole('button', { name: 'Add Note' }).click(),
  );
}

/** Gives a note another text, as a person does. */
export async function editNote(page: Page, title: string, content: string) {
  const note = notesIn(page).filter({ hasText: title });
  await note.getByRole('button', { name: 'Edit note' }).click();
  await page.getByLabel('Content').fill(content);
  await untilMessage(page, 'Note updated successfully', () =>
    page.getByRole('button', { name: 'Save', exact: true }).click(),
  );
}

/** Waits for what the page fetches in idle time, so that it can tell of changes without a network. */
export const readyForOffline = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/toasts\.\w+\.js$/.test(name)),
  );

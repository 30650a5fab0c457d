import { expect, type Page } from '@playwright/test';
import { untilMessage } from './until-message.ts';

/** The header's indicator of whether everything has reached the server. */
export const indicator = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Saved|Saving|Offline|Needs attention)/ });

/** Number of commits of this device that wait for the server, of any user. */
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

/**
 * Waits until everything is saved. The indicator still says 'Saved' at the start of saving, so the device's pending
 * commits are checked too.
 */
export async function saved(page: Page) {
  await expect.poll(() => waiting(page), { message: 'commits that wait', timeout: 30_000 }).toBe(0);
  await expect(indicator(page)).toHaveText('Saved', { timeout: 30_000 });
}

export const notesIn = (page: Page) => page.getByRole('list', { name: 'Notes' }).getByRole('listitem');

/** Adds a note on the open notes screen. Returns as soon as the screen says that it is saved. */
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

/** Changes the text of a note in the form. */
export async function editNote(page: Page, title: string, content: string) {
  const note = notesIn(page).filter({ hasText: title });
  await note.getByRole('button', { name: 'Edit note' }).click();
  await page.getByLabel('Content').fill(content);
  await untilMessage(page, 'Note updated successfully', () =>
    page.getByRole('button', { name: 'Save', exact: true }).click(),
  );
}

/** Waits for the files that the page loads when idle, so that it can report changes without a network. */
export const readyForOffline = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/toasts\.\w+\.js$/.test(name)),
  );

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { expect, type OwnProject, test } from '../support/own-project.ts';
import { Person } from '../support/person.ts';
import { addNote, notesIn, readyForOffline, saved } from '../support/saving.ts';
import { titlesOnServer, tracesOnDevice } from '../support/stored.ts';

/** A browser with a persistent profile, at the product of the test. */
async function profileAt(own: OwnProject, launch: LaunchOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'dayloom-profile-'));
  const open = () => chromium.launchPersistentContext(folder, { ...launch, baseURL: own.url });
  return { open, discard: () => rm(folder, { recursive: true, force: true }) };
}

test("[AU12] after a session without 'Remember me' the next start keeps only unsent changes, until the same user returns", async ({
  launchOptions,
  own,
}) => {
  const profile = await profileAt(own, launchOptions);
  let browser = await profile.open();
  let page = await browser.newPage();
  const person = new Person(page);
  await person.signUp();
  const { id } = (await page.evaluate(() => JSON.parse(localStorage.getItem('dayloom.session') ?? '{}'))) as {
    id: string;
  };
  await page.goto('/notes');
  await addNote(page, 'Letter', 'Only its owner reads this');
  await saved(page);
  await readyForOffline(page);
  own.line.cut();
  await addNote(page, 'Diary', 'Not sent yet');
  await browser.close();

  browser = await profile.open();
  page = await browser.newPage();
  await page.goto('/notes');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  const traces = ['Letter', 'Only its owner reads this', 'Asha', '+49 151 234567', 'Not sent yet'];
  await expect.poll(() => tracesOnDevice(page, traces)).toEqual(['Not sent yet']);

  own.line.mend();
  await new Person(page, person).signIn();
  await expect(notesIn(page)).toHaveText([/Diary.*Not sent yet/s, /Letter.*Only its owner reads this/s]);
  await saved(page);
  expect(await titlesOnServer(own.emulators.records, id, 'notes')).toEqual(['Diary', 'Letter']);
  await browser.close();
  await profile.discard();
});

test('[AU12] [OF10] the records of an ended session are deleted from the device even if another user signs in before', async ({
  launchOptions,
  own,
}) => {
  const profile = await profileAt(own, launchOptions);
  let browser = await profile.open();
  let page = await browser.newPage();
  await new Person(page).signUp();
  await page.goto('/notes');
  await addNote(page, 'Letter', 'Only its owner reads this');
  await saved(page);
  await browser.close();

  const traces = ['Letter', 'Only its owner reads this'];
  browser = await profile.open();
  page = await browser.newPage();
  // The script that deletes them never arrives on a bad connection, however often it is requested.
  const cleanUp = /\/left-session\./;
  await page.route(cleanUp, (route) => route.abort());
  const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('/left-session.'));
  await new Person(page).signUp();
  await missing;
  expect(await tracesOnDevice(page, traces)).toEqual(traces);

  await page.unroute(cleanUp);
  await page.goto('/notes');
  await expect.poll(() => tracesOnDevice(page, traces)).toEqual([]);
  await addNote(page, 'Mine', 'Of who is here now');
  await saved(page);
  await browser.close();
  await profile.discard();
});

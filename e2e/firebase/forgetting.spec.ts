import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from '../support/own-project.ts';
import { Person } from '../support/person.ts';
import { addNote, notesIn, readyForOffline, saved } from '../support/saving.ts';
import { titlesOnServer, tracesOnDevice } from '../support/stored.ts';

test("[AU12] after a session without 'Remember me' the next start leaves nothing but what was not sent, until the same user comes back", async ({
  launchOptions,
  own,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'dayloom-profile-'));
  const open = () => chromium.launchPersistentContext(folder, { ...launchOptions, baseURL: own.url });
  let browser = await open();
  let page = await browser.newPage();
  const person = new Person(page);
  await person.signUp();
  const { id } = (await page.evaluate(() => JSON.parse(localStorage.getItem('dayloom.session') ?? '{}'))) as {
    id: string;
  };
  await page.goto('/notes');
  await addNote(page, 'Letter', 'Nobody else reads this');
  await saved(page);
  await readyForOffline(page);
  own.line.cut();
  await addNote(page, 'Diary', 'Not sent yet');
  await browser.close();

  browser = await open();
  page = await browser.newPage();
  await page.goto('/notes');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  const traces = ['Letter', 'Nobody else reads this', 'Asha', '+49 151 234567', 'Not sent yet'];
  await expect.poll(() => tracesOnDevice(page, traces)).toEqual(['Not sent yet']);

  own.line.mend();
  await new Person(page, person).signIn();
  await expect(notesIn(page)).toHaveText([/Diary.*Not sent yet/s, /Letter.*Nobody else reads this/s]);
  await saved(page);
  expect(await titlesOnServer(own.emulators.records, id, 'notes')).toEqual(['Diary', 'Letter']);
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

import { expect, signedIn, test } from '../support/own-project.ts';
import { addNote, editNote, indicator, notesIn, readyForOffline, saved } from '../support/saving.ts';
import { everythingHere, everythingSent, storedIds, titlesOnServer } from '../support/stored.ts';

/** Writes a sample by default; `DAYLOOM_PROVE=lost` writes a hundred. */
const writes = process.env['DAYLOOM_PROVE'] === 'lost' ? 100 : 3;
const longWait = { timeout: 45_000 };
/** With no pending changes the status shows the time of the last sync. */
const offline = /^Offline, as of .+$/;

test('[OF2, OF4] offline changes are shown as pending, kept, and sent when there is a network @gate', async ({
  page,
  context,
  own,
}) => {
  const person = await signedIn(page, {});
  await page.goto('/notes');
  await saved(page);
  await readyForOffline(page);
  await everythingHere(page, person.id);
  await context.setOffline(true);
  await expect(indicator(page)).toHaveText(offline);
  await addNote(page, 'In the tunnel');
  await expect(indicator(page)).toHaveText('Offline, 1 change waiting');
  await addNote(page, 'Still in it');
  await expect(indicator(page)).toHaveText('Offline, 2 changes waiting');
  await indicator(page).click();
  await person.sees('2 changes are kept on this device and sent later');
  await page.keyboard.press('Escape');
  await expect(notesIn(page)).toHaveText([/Still in it/, /In the tunnel/]);
  expect(await titlesOnServer(own.emulators.records, person.id, 'notes')).toEqual([]);

  await context.setOffline(false);
  await saved(page);
  expect(await titlesOnServer(own.emulators.records, person.id, 'notes')).toEqual([
    'In the tunnel',
    'Still in it',
  ]);
});

test('[OF2] ten offline changes are sent in at most two transactions', async ({ page, context, own }) => {
  const person = await signedIn(page, {});
  await page.goto('/notes');
  await saved(page);
  await readyForOffline(page);
  // The first device of an account writes once that all records have their timestamps.
  await everythingHere(page, person.id);
  await context.setOffline(true);
  for (let index = 1; index <= 9; index += 1) await addNote(page, `Kept ${index}`);
  await editNote(page, 'Kept 1', 'Said better');
  const { commits } = own.line.traffic();
  await context.setOffline(false);
  await everythingSent(page, person.id);
  await saved(page);
  expect(own.line.traffic().commits - commits).toBeLessThanOrEqual(2);
  expect(await titlesOnServer(own.emulators.records, person.id, 'notes')).toHaveLength(9);
});

test(`[OF2, OF4] ${writes} changes made without a server survive a reload and a closed tab, and reach it once`, async ({
  page,
  context,
  own,
}) => {
  test.setTimeout(60_000 + writes * 3_000);
  const person = await signedIn(page, {});
  await page.goto('/notes');
  await saved(page);
  own.line.cut();
  const titles = Array.from({ length: writes }, (_, index) => `Kept ${index + 1}`);
  for (const title of titles) await addNote(page, title);
  await page.reload();
  await expect(notesIn(page).first()).toContainText(titles.at(-1) ?? '');
  await expect(indicator(page)).toHaveText(`Offline, ${writes} changes waiting`, longWait);
  await page.close();

  const later = await context.newPage();
  await later.goto('/notes');
  await expect(notesIn(later).first()).toContainText(titles.at(-1) ?? '');
  own.line.mend();
  await everythingSent(later, person.id);
  await saved(later);
  expect(await titlesOnServer(own.emulators.records, person.id, 'notes')).toEqual(titles.toSorted());
});

test('[OF1, OF2] fifty records of this device are shown when the server is down at the start, and are kept afterwards', async ({
  page,
  context,
  own,
}) => {
  const person = await signedIn(page, { works: 50 });
  const works = page.getByRole('list', { name: 'Works' }).getByRole('listitem');
  await page.goto('/dashboard');
  await expect(works.first()).toContainText('Seeded work 50');
  await expect(works.first()).toHaveAttribute('aria-setsize', '50');
  await everythingHere(page, person.id);
  await page.close();

  own.line.cut();
  const later = await context.newPage();
  const laterWorks = later.getByRole('list', { name: 'Works' }).getByRole('listitem');
  await later.goto('/dashboard');
  await expect(laterWorks.first()).toContainText('Seeded work 50');
  await expect(laterWorks.first()).toHaveAttribute('aria-setsize', '50');
  await expect(indicator(later)).toHaveText(offline, longWait);
  await expect(later.getByLabel('Statistics')).toContainText('Total Works50');
  own.line.mend();
  await expect(indicator(later)).toHaveText('Saved', longWait);
  await expect(laterWorks.first()).toHaveAttribute('aria-setsize', '50');
  expect(await storedIds(later, person.id, 'works')).toHaveLength(50);
});

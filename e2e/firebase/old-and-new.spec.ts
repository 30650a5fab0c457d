import { readFile } from 'node:fs/promises';
import { documentsOnServer } from '../../tools/seed/emulated-firestore.mjs';
import { expectCounters } from '../support/home.ts';
import { logOut } from '../support/log-out.ts';
import { test as base } from '../support/own-project.ts';
import { everythingSent, keysOnDevice, titlesOnServer, tracesOnDevice } from '../support/stored.ts';
import { expect, type OwnProject, type Page } from '../support/own-project.ts';
import { addNote, editNote, indicator, notesIn, saved, deleteNote } from '../support/saving.ts';
import { accountOnServer, entersRemembered } from '../support/signed-in.ts';
import { TwoReleases } from '../support/two-releases.ts';
import { addTask, openWork, taskIn, tickTask, worksIn } from '../support/works.ts';

const longWait = { timeout: 45_000 };

/** On a project and an address of its own, with the first release live, and its access rules in force. */
const test = base.extend<{ readonly releases: TwoReleases; readonly toLatest: () => Promise<void> }>({
  releases: async ({ own }, use) => {
    const rules = await readFile('e2e/skew/releases/firestore.rules', 'utf8');
    await own.changeRules(() => rules);
    const releases = new TwoReleases();
    await releases.open(own.config);
    await use(releases);
    await releases.close();
  },
  baseURL: ({ releases }, use) => use(releases.url),
  /** Deploys this version's rules and release, as docs/firebase.md says. */
  toLatest: ({ own, releases }, use) =>
    use(async () => {
      await own.changeRules((rules) => rules);
      await releases.release('latest');
    }),
});

test.beforeEach(({ expectedMessages }) => {
  expectedMessages.push(/refused a change/);
});

const refusesNotes = (rules: string) =>
  rules.replace(/(function is(?:In)?Notes?\(data\) \{\s*return )/, '$1false && ');

/** Whether all documents of a collection have a stamp, and how many there are. */
async function stamped({ emulators }: OwnProject, user: string, collection: string) {
  const documents = await documentsOnServer(emulators.records, user, collection);
  return { all: documents.length, stamped: documents.filter(({ changedAt }) => changedAt).length };
}

test('[DA35, OF2] documents that the first release wrote are stamped once, and all of them are there', async ({
  page,
  own,
  releases,
  toLatest,
}) => {
  await toLatest();
  const { person } = await accountOnServer(page, { sample: true, works: 350 }, { asFirstRelease: true });
  expect(await stamped(own, person.id, 'works')).toEqual({ all: 356, stamped: 0 });
  await entersRemembered(person);
  await releases.isRun(page, 'latest');
  await expectCounters(page, { 'Total Tasks': '37', 'Completed Tasks': '18' }, longWait);
  await page.goto('/dashboard');
  await expect(page.getByLabel('Statistics')).toContainText('Total Works356');
  await expect(worksIn(page).first()).toContainText('Seeded work 350');
  await saved(page);
  for (const collection of ['works', 'tasks', 'notes', 'goals', 'reminders']) {
    const { all, stamped: some } = await stamped(own, person.id, collection);
    expect(some, collection).toBe(all);
  }
  const before = await documentsOnServer(own.emulators.records, person.id, 'works');
  await page.reload();
  await expect(page.getByLabel('Statistics')).toContainText('Total Works356');
  await saved(page);
  expect(await documentsOnServer(own.emulators.records, person.id, 'works')).toEqual(before);
});

test('[OF2, OF5, OF10] what the first release kept on this device, waiting or refused, arrives with this one, once, and goes with a log-out', async ({
  page,
  own,
  toLatest,
  releases,
}) => {
  const { person } = await accountOnServer(page, { sample: true }, { asFirstRelease: true });
  const titles = (collection: string) => titlesOnServer(own.emulators.records, person.id, collection);
  await entersRemembered(person);
  const thesis = await openWork(page, 'Write thesis chapter 3');
  await page.goto('/notes');
  await addNote(page, 'Arrived', 'By the first release');
  await saved(page);
  const rules = await readFile('e2e/skew/releases/firestore.rules', 'utf8');
  await own.changeRules(() => refusesNotes(rules));
  await addNote(page, 'Refused', 'By rules that were wrong');
  await expect(indicator(page)).toHaveText('Needs attention', longWait);
  await own.changeRules(() => rules);
  own.line.cut();
  await editNote(page, 'Lisbon', 'Trams and tiles');
  await deleteNote(page, 'Paint');
  await addNote(page, 'Waiting', 'Written on the train');
  await page.goto(thesis);
  await addTask(page, 'Buy a binder');
  await tickTask(page, 'Buy a binder');
  await releases.isRun(page, 'first');
  expect(await keysOnDevice(page, `dayloom-mirror-${person.id}`, 'journal')).not.toEqual([]);
  expect(await titles('notes')).toContain('Paint');
  await page.goto('/config.json');

  await toLatest();
  await page.goto('/notes');
  await expect(notesIn(page).filter({ hasText: 'Written on the train' })).toBeVisible();
  await expect(notesIn(page).filter({ hasText: 'Paint' })).toHaveCount(0);
  await expect.poll(() => keysOnDevice(page, `dayloom-mirror-${person.id}`, 'journal')).toEqual([]);
  own.line.mend();
  await everythingSent(page, person.id);
  await saved(page);
  const notes = await titles('notes');
  const known = ['Books people praised', 'Chapter 3, questions', 'Lisbon', 'Shopping list'];
  expect(notes).toEqual(['Arrived', 'Refused', 'Waiting', ...known].toSorted());
  expect((await titles('tasks')).filter((title) => title === 'Buy a binder')).toHaveLength(1);
  await expect(notesIn(page).filter({ hasText: 'Lisbon' })).toContainText('Trams and tiles');
  expect(await keysOnDevice(page, `dayloom-mirror-${person.id}`, 'journal')).toEqual([]);
  await openWork(page, 'Write thesis chapter 3');
  await expect(taskIn(page, 'Buy a binder').getByRole('button', { name: 'Done', exact: true })).toBeVisible();
  await page.goto('/');
  await expectCounters(page, { 'Total Tasks': '38', 'Completed Tasks': '19' });

  await logOut(person);
  expect(await tracesOnDevice(page, ['Books people praised', 'Written on the train', person.email])).toEqual(
    [],
  );
});

test("[OF5] what the first release could not send and these rules refuse too is listed with its text under 'Could not be saved'", async ({
  page,
  own,
  releases,
}) => {
  const { person } = await accountOnServer(page, {}, { asFirstRelease: true });
  await entersRemembered(person);
  await page.goto('/notes');
  await saved(page);
  own.line.cut();
  await addNote(page, 'Letter', 'Dear Mira, a long story.');
  await addNote(page, 'Diary', 'A quiet day.');
  await page.goto('/config.json');

  await own.changeRules(refusesNotes);
  await releases.release('latest');
  own.line.mend();
  await page.goto('/notes');
  await expect(indicator(page)).toHaveText('Needs attention', longWait);
  await page.getByRole('complementary', { name: 'Saving' }).getByRole('button', { name: 'Show' }).click();
  const list = page.getByRole('dialog').getByRole('region', { name: 'Could not be saved' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).toContainText('Dear Mira, a long story.');
  await own.changeRules((rules) => rules);
  for (const title of ['Letter', 'Diary'])
    await list
      .getByRole('listitem')
      .filter({ hasText: title })
      .getByRole('button', { name: 'Retry' })
      .click();
  await expect(list).toHaveCount(0);
  await page.keyboard.press('Escape');
  await saved(page);
  expect(await titlesOnServer(own.emulators.records, person.id, 'notes')).toEqual(['Diary', 'Letter']);
});

test('[OF6, MO8] a tab of the first release that stays open goes on writing, and a tab of this one sends it, once', async ({
  page: old,
  context,
  own,
  releases,
  toLatest,
}) => {
  const { person } = await accountOnServer(old, { sample: true }, { asFirstRelease: true });
  const titles = () => titlesOnServer(own.emulators.records, person.id, 'notes');
  await entersRemembered(person);
  await old.goto('/notes');
  await expect(notesIn(old)).toHaveCount(5);
  await saved(old);

  await toLatest();
  const page: Page = await context.newPage();
  await page.goto('/notes');
  await expect(notesIn(page)).toHaveCount(5);
  await saved(page);
  await Promise.all([releases.isRun(old, 'first'), releases.isRun(page, 'latest')]);

  await addNote(old, 'From the old tab', 'Written where nobody reloaded');
  await expect(notesIn(page).first()).toContainText('From the old tab', longWait);
  await everythingSent(page, person.id);
  expect((await titles()).filter((title) => title === 'From the old tab')).toHaveLength(1);
  await addNote(page, 'From the new tab', 'Read where nobody reloaded');
  await expect(notesIn(old).filter({ hasText: 'From the new tab' })).toBeVisible(longWait);
  await expect(notesIn(old).filter({ hasText: 'From the old tab' })).toHaveCount(1);

  await page.close();
  await addNote(old, 'After it was closed', 'Nobody sends this now');
  await old.close();
  expect(await titles()).not.toContain('After it was closed');
  const later = await context.newPage();
  await later.goto('/notes');
  await expect(notesIn(later).filter({ hasText: 'After it was closed' })).toHaveCount(1);
  await saved(later);
  await everythingSent(later, person.id);
  expect((await titles()).filter((title) => title === 'After it was closed')).toHaveLength(1);
  await expect(notesIn(later)).toHaveCount(8);
});

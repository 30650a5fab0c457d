import { expect, type Page, signedIn, test } from '../support/own-project.ts';
import { addNote, indicator, notesIn, saved } from '../support/saving.ts';
import { titlesOnServer } from '../support/stored.ts';

const longWait = { timeout: 45_000 };
const unchanged = (rules: string) => rules;
/** Changes the rules so that they deny notes. */
const withoutNotes = (rules: string) =>
  rules.replace(/(function isInNotes\(data\) \{\s*return )/, '$1false && ');

test.beforeEach(({ expectedMessages }) => {
  expectedMessages.push(/refused a change/);
});

async function showRejected(page: Page) {
  await page.getByRole('complementary', { name: 'Saving' }).getByRole('button', { name: 'Show' }).click();
  const list = page.getByRole('dialog').getByRole('region', { name: 'Could not be saved' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  return list;
}

test('[OF4, OF5] a change that the server rejects after a reload is listed with its text, and Retry sends it once it is allowed', async ({
  page,
  own,
}) => {
  const person = await signedIn(page, {});
  await page.goto('/notes');
  await saved(page);
  own.line.cut();
  await addNote(page, 'Letter', 'Dear Mira, a long story.');
  await own.changeRules(withoutNotes);
  await page.reload();
  await expect(notesIn(page)).toHaveCount(1);
  own.line.mend();
  await expect(indicator(page)).toHaveText('Needs attention', longWait);
  await person.sees('1 change could not be saved.');
  await expect(notesIn(page)).toHaveCount(0);
  await page.reload();
  const list = await showRejected(page);
  await expect(list).toContainText('Letter');
  await expect(list).toContainText('Dear Mira, a long story.');
  await list.getByRole('button', { name: 'Retry' }).click();
  await expect(indicator(page)).toHaveText('Needs attention', longWait);
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect(await titlesOnServer(own.emulators.records, person.id, 'notes')).toEqual([]);

  await own.changeRules(unchanged);
  await list.getByRole('button', { name: 'Retry' }).click();
  await expect(list).toHaveCount(0);
  await page.keyboard.press('Escape');
  await saved(page);
  await expect(notesIn(page)).toHaveText([/Dear Mira, a long story/]);
  expect(await titlesOnServer(own.emulators.records, person.id, 'notes')).toHaveLength(1);
});

test('[OF5] Discard removes a rejected change only after a confirmation', async ({ page, own }) => {
  const person = await signedIn(page, {});
  await page.goto('/notes');
  await saved(page);
  await own.changeRules(withoutNotes);
  await addNote(page, 'Letter', 'Dear Leon');
  await expect(indicator(page)).toHaveText('Needs attention', longWait);
  const list = await showRejected(page);
  await list.getByRole('button', { name: 'Discard' }).click();
  await list.getByRole('button', { name: 'Keep' }).click();
  await expect(list).toContainText('Dear Leon');
  await list.getByRole('button', { name: 'Discard' }).click();
  await list.getByRole('button', { name: 'Discard' }).click();
  await expect(list).toHaveCount(0);
  await page.keyboard.press('Escape');
  await saved(page);
  await expect(notesIn(page)).toHaveCount(0);
  expect(await titlesOnServer(own.emulators.records, person.id, 'notes')).toEqual([]);
});

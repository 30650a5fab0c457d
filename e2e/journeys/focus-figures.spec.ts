import { readFile } from 'node:fs/promises';
import { signedInAt } from '../support/signed-in-at.ts';
import { expect, test } from '../support/test.ts';

/** A Wednesday in the middle of the sample data. */
const noon = '2020-11-18T12:00+01:00';

test('[TH7] [AN12] the row of a task, the page of its work and analytics show the same focus minutes @gate', async ({
  page,
}) => {
  await signedInAt(page, noon, { sample: true });
  await page.goto('/today');
  const row = page.getByRole('listitem').filter({ hasText: 'Write the part on limits' });
  await expect(row).toContainText('50 minutes of focus');

  await row.getByRole('link', { name: 'Write thesis chapter 3' }).click();
  await expect(page.getByText('2 h 55 min in all, 1 h 15 min this week')).toBeVisible();
  const rowOfWork = page.getByRole('listitem').filter({ hasText: 'Write the part on limits' });
  await expect(rowOfWork).toContainText('50 minutes of focus');

  await page.goto('/analytics?range=30');
  const rows = page.getByRole('table', { name: 'Focus by work' }).getByRole('row');
  await expect(rows).toHaveText([
    'WorkFocus minutes',
    'Write thesis chapter 3175',
    'Renew passport25',
    'Portfolio website25',
    'Without a work50',
  ]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV: Focus by work' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('dayloom-focus-by-work-2020-10-20-to-2020-11-18.csv');
  expect((await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')).toEqual([
    'Work,Focus minutes',
    'Write thesis chapter 3,175',
    'Renew passport,25',
    'Portfolio website,25',
    'Without a work,50',
  ]);
});

import { fillStorage } from '../support/full-storage.ts';
import { expect, test } from '../support/test.ts';
import { deleteWork } from '../support/works.ts';
import {
  card,
  chooseFile,
  confirmImport,
  exportData,
  type ExportedFile,
  importDialog,
  previewOf,
} from '../support/transfer.ts';

test('[DO1, DO2, DO3, DO4] an account is exported to one file, and a deleted work is restored from it @gate', async ({
  seeded,
  page,
}) => {
  await page.goto('/profile');
  const { name, text } = await exportData(page);
  expect(name).toMatch(/^dayloom-\d{4}-\d{2}-\d{2}\.json$/);
  await expect(seeded.toast('Your data was exported')).toBeVisible();
  const file = JSON.parse(text) as ExportedFile & { readonly version: number };
  expect(file).toMatchObject({ format: 'dayloom-export', version: 1, user: seeded.id, setAside: [] });
  expect(Object.keys(file.records)).toEqual(expect.arrayContaining(['users', 'works', 'tasks', 'notes']));
  expect(text).not.toContain('userTokens');

  await chooseFile(page, text);
  await importDialog(page).getByText('Everything in this file is in your account already.').waitFor();
  await importDialog(page).getByRole('button', { name: 'Cancel' }).click();

  const [work] = file.records['works']!;
  const itsTasks = file.records['tasks']!.filter(({ workId }) => workId === work!['id']);
  await page.goto(`/work/${String(work!['id'])}`);
  await deleteWork(page);
  await expect(seeded.toast(/deleted/)).toBeVisible();
  await page.goto('/profile');

  await chooseFile(page, text);
  await expect(previewOf(page, 'Works')).toHaveText(['1', '–', String(file.records['works']!.length - 1)]);
  await expect(previewOf(page, 'Tasks').first()).toHaveText(
    itsTasks.length === 0 ? '–' : String(itsTasks.length),
  );
  await confirmImport(page);
  await expect(seeded.toast('Your data was imported')).toBeVisible();
  const again = JSON.parse((await exportData(page)).text) as ExportedFile;
  expect(again.records).toEqual(file.records);
});

test('[DO3, OF8] a file with an invalid record names it, and with full storage nothing is half imported', async ({
  fresh,
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/Nothing was imported/);
  const note = (index: number, content: string) => ({
    ...{ id: `n${index}`, title: `Note ${index}`, content, createdAt: '2026-03-01T09:05:00.000Z' },
  });
  const fileOf = (notes: readonly object[]) =>
    JSON.stringify({
      ...{ format: 'dayloom-export', version: 1, exportedAt: '2026-03-01T09:05:00.000Z', user: 'somebody' },
      ...{ records: { notes }, setAside: [] },
    });
  await page.goto('/profile');
  await chooseFile(page, fileOf([note(1, 'Oats'), { ...note(2, 'Rye'), createdAt: '9999-99-99' }]));
  await expect(importDialog(page).getByRole('alert')).toHaveText(
    /This file is not imported\.\s*Creation time of the note “Note 2” is not a date and time\./,
  );
  await expect(importDialog(page).getByRole('button', { name: 'Import', exact: true })).toBeHidden();

  const many = Array.from({ length: 150 }, (_, index) => note(index, 'x'.repeat(20_000)));
  const notes = { name: 'many.json', mimeType: 'application/json', buffer: Buffer.from(fileOf(many)) };
  await importDialog(page).getByLabel('File').setInputFiles(notes);
  await expect(previewOf(page, 'Notes')).toHaveText(['150', '–', '–']);
  const makeRoom = await fillStorage(page, product);
  await importDialog(page).getByRole('button', { name: 'Import', exact: true }).click();
  await expect(importDialog(page).getByRole('alert')).toHaveText(
    /Nothing was imported\. The storage of this browser is full/,
  );
  await makeRoom();
  await importDialog(page).getByRole('button', { name: 'Cancel' }).click();
  const { records } = JSON.parse((await exportData(page)).text) as ExportedFile;
  expect(records['notes']).toBeUndefined();
  await expect(card(page)).toBeVisible();
  await expect(fresh.toast('Your data was exported')).toBeVisible();
});

test('[DO2, DO3] of two tabs that import at the same time, the second sees the result of the first', async ({
  fresh,
  page,
  context,
}) => {
  const figures = { currentStreak: 7, totalSessions: 7, challengeProgress: 7 };
  const text = JSON.stringify({
    ...{ format: 'dayloom-export', version: 1, exportedAt: '2026-03-01T09:05:00.000Z', user: fresh.id },
    ...{ records: { meditationStats: [{ id: fresh.id, ...figures }] }, setAside: [] },
  });
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/profile');
    await chooseFile(tab, text);
    await expect(importDialog(tab).getByRole('row', { name: /^Meditation .*1/ })).toBeVisible();
  }
  await Promise.all(
    tabs.map((tab) => importDialog(tab).getByRole('button', { name: 'Import', exact: true }).click()),
  );
  const second = 'Everything in this file is in your account already.';
  await expect
    .poll(async () => {
      const found = await Promise.all(tabs.map((tab) => importDialog(tab).getByText(second).count()));
      return found.toSorted((one, other) => one - other);
    })
    .toEqual([0, 1]);
  await page.reload();
  const { records } = JSON.parse((await exportData(page)).text) as ExportedFile;
  expect(records['meditationStats']).toMatchObject([figures]);
});

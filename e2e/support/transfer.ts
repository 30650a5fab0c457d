import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';

/** The exported file, kind by kind. */
export interface ExportedFile {
  readonly user: string;
  readonly records: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  readonly setAside: readonly unknown[];
}

export const card = (page: Page) => page.getByRole('region', { name: 'Your data' });
export const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Import data' });

/** Exports from the profile. @returns the name and the text of the file */
export async function exportData(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const downloading = page.waitForEvent('download');
  await card(page).getByRole('button', { name: 'Export my data' }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Chooses a file to import without confirming. */
export async function chooseFile(page: Page, text: string) {
  await card(page).getByRole('button', { name: 'Import data' }).click();
  // Uses a file on disk, because passing the bytes of a large one to the page would block its drawing thread.
  const file = test.info().outputPath(`backup-${randomUUID()}.json`);
  await writeFile(file, text);
  await importDialog(page).getByLabel('File').setInputFiles(file);
}

/** The preview's numbers for a kind: added, replaced, unchanged. */
export const previewOf = (page: Page, kind: string) =>
  importDialog(page)
    .getByRole('row', { name: new RegExp(`^${kind} `) })
    .getByRole('cell');

export async function confirmImport(page: Page) {
  await importDialog(page).getByRole('button', { name: 'Import', exact: true }).click();
  await expect(importDialog(page)).toBeHidden();
}

import { downloadFile } from '@dayloom/ui/download-file';
import type { CsvTable } from './csv-text.ts';

/** A table and its file name. */
export interface CsvFile extends CsvTable {
  /** Without its extension. */
  readonly name: string;
}

/** Saves a table to the user's downloads; loads the CSV code first. */
export async function downloadCsv({ name, ...table }: CsvFile): Promise<void> {
  const { csvText } = await import(/* webpackChunkName: "csv" */ './csv-text.ts');
  downloadFile({ name: `${name}.csv`, type: 'text/csv;charset=utf-8', text: csvText(table) });
}

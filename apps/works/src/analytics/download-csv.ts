import { downloadFile } from '@dayloom/ui/download-file';
import type { CsvTable } from './csv-text.ts';

/** A table as it is saved. */
export interface CsvFile extends CsvTable {
  /** Without its ending. */
  readonly name: string;
}

/** Saves a table in the user's downloads; the code that writes it is loaded first. */
export async function downloadCsv({ name, ...table }: CsvFile): Promise<void> {
  const { csvText } = await import(/* webpackChunkName: "csv" */ './csv-text.ts');
  downloadFile({ name: `${name}.csv`, type: 'text/csv;charset=utf-8', text: csvText(table) });
}

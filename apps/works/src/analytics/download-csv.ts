import { csvText } from '@dayloom/domain/analytics';
import { downloadFile } from '@dayloom/ui/download-file';

/** A table as it is saved: its first row holds the names. */
export interface CsvFile {
  /** Without its ending. */
  readonly name: string;
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Saves a table in the person's downloads (AN10). */
export const downloadCsv = ({ name, rows }: CsvFile): void =>
  downloadFile({ name: `${name}.csv`, type: 'text/csv;charset=utf-8', text: csvText(rows) });

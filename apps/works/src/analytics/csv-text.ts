import { unparse } from 'papaparse';

export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The start of a formula in spreadsheets. The pattern of `escapeFormulae: true` misses text with a second line. */
const formulaStart = /^[=+\-@\t\r]/;

/** A table as a CSV file (RFC 4180); text that a spreadsheet would run as a formula is prefixed with `'`. */
export function csvText({ columns, rows }: CsvTable): string {
  const table = { fields: [...columns], data: rows.map((row) => [...row]) };
  return `${unparse(table, { header: true, newline: '\r\n', escapeFormulae: formulaStart })}\r\n`;
}

import { unparse } from 'papaparse';

/** The figures of a chart, with the names of their columns. */
export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** What a spreadsheet takes for a formula. The pattern of `escapeFormulae: true` misses one with a second line. */
const formulaStart = /^[=+\-@\t\r]/;

/** A table as a CSV file (RFC 4180); a text that a spreadsheet would run begins with `'`. */
export function csvText({ columns, rows }: CsvTable): string {
  const table = { fields: [...columns], data: rows.map((row) => [...row]) };
  return `${unparse(table, { header: true, newline: '\r\n', escapeFormulae: formulaStart })}\r\n`;
}

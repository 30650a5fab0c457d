/** What a spreadsheet would take for a formula. */
const formulaStart = /^[=+\-@\t\r]/;

function fieldText(field: string | number): string {
  if (typeof field === 'number') return String(field);
  const harmless = formulaStart.test(field) ? `'${field}` : field;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows as a CSV file (RFC 4180), its first row the names; a text that a spreadsheet would run gets a `'` before it. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(fieldText).join(',')}\r\n`).join('');

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from './csv-text.ts';

describe('a CSV file', () => {
  it('[AN10] has a line for each row, and the names in the first line', () => {
    const rows = [
      ['2026-03-10', 3],
      ['2026-03-11', 0],
    ];
    const text = 'Day,Tasks done\r\n2026-03-10,3\r\n2026-03-11,0\r\n';
    expect(csvText({ columns: ['Day', 'Tasks done'], rows })).toBe(text);
  });

  /** The last line of a file with these fields. */
  const lineOf = (...fields: readonly (string | number)[]) =>
    csvText({ columns: fields.map(() => 'Name'), rows: [fields] }).slice(
      fields.map(() => 'Name').join().length + 2,
    );

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
    ['Grüße, Ärzte', '"Grüße, Ärzte"'],
    ['=1+1', `"'=1+1"`],
    ['+49', `"'+49"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\tx', `"'\tx"`],
    ['=1\n+1', `"'=1\n+1"`],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    [-3, '-3'],
  ])('[AN10] encodes %j so that no spreadsheet splits or runs it', (field, text) => {
    expect(lineOf(field)).toBe(`${text}\r\n`);
  });

  /** Parses fields strictly by RFC 4180. */
  const read = (text: string) =>
    [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)].map(
      ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
    );

  const anyField = fc.string({ unit: fc.constantFrom(...'",\r\n\t=+-@\'aü '), maxLength: 12 });

  it('[AN10] is read back as it was written', () => {
    fc.assert(
      fc.property(fc.array(anyField, { minLength: 1, maxLength: 5 }), (fields) => {
        const back = read(lineOf(...fields));
        expect(back.map((field) => field.replace(/^'(?=[=+\-@\t\r])/, ''))).toEqual(
          fields.map((field) => field.replace(/^'(?=[=+\-@\t\r])/, '')),
        );
        expect(back.filter((field) => /^[=+\-@\t\r]/.test(field))).toEqual([]);
      }),
    );
  });
});

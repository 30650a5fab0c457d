import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from './csv-text.ts';

describe('a CSV file', () => {
  it('[AN10] has a line for each row, its first row the names', () => {
    const rows = [
      ['Day', 'Tasks done'],
      ['2026-03-10', 3],
    ];
    expect(csvText(rows)).toBe('Day,Tasks done\r\n2026-03-10,3\r\n');
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
    ['=1+1', "'=1+1"],
    ['+49', "'+49"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    [-3, '-3'],
  ])('[AN10] holds %j so that no spreadsheet splits or runs it', (field, text) => {
    expect(csvText([[field]])).toBe(`${text}\r\n`);
  });

  /** Fields as a reader that knows nothing but RFC 4180 takes them. */
  const read = (text: string) =>
    [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)].map(
      ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
    );

  const anyField = fc.string({ unit: fc.constantFrom(...'",\r\n\t=+-@\'aü '), maxLength: 12 });

  it('[AN10] is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(anyField, { minLength: 1, maxLength: 5 }), (fields) => {
        const back = read(csvText([fields]));
        expect(back.map((field) => field.replace(/^'(?=[=+\-@\t\r])/, ''))).toEqual(
          fields.map((field) => field.replace(/^'(?=[=+\-@\t\r])/, '')),
        );
        expect(back.filter((field) => /^[=+\-@\t\r]/.test(field))).toEqual([]);
      }),
    );
  });
});

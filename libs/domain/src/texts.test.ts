import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invalidForm } from './check.ts';
import { dayError, isBlank, isolated, missing, tooLong, trimmed } from './texts.ts';

describe('texts', () => {
  it('[LM5] are accepted at the limit, and the error over it contains the field and the limit', () => {
    expect(tooLong('Content', 'a'.repeat(50_000), 50_000)).toBeUndefined();
    expect(tooLong('Content', 'a'.repeat(50_001), 50_000)).toBe('Content must be at most 50,000 characters');
  });
  it('[LM5] are measured in the same unit whatever characters they contain', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.nat(40), (text, max) => {
        expect(tooLong('Title', text, max) === undefined).toBe(text.length <= max);
      }),
    );
  });
  it('[LM1] are blank if nothing is visible', () => {
    const invisible = [
      '\u200b',
      '\u2060',
      '\u00ad',
      '\u200e',
      '\u3164',
      ' \u200b\u00ad\n',
      '\u{e0020}',
      '\u2800',
      '\u0300',
    ];
    expect(['', ' ', '\u00a0\u3000\n', '\ufeff', ...invisible].filter((text) => !isBlank(text))).toEqual([]);
    expect(['.', ' a ', '\u200bא', '👩\u200d🚀', '한\u3164글'].filter(isBlank)).toEqual([]);
  });
  it('keep invisible characters between their letters', () => {
    expect(trimmed(' a\u200bb ')).toBe('a\u200bb');
  });
  it('[KA13] are isolated in a sentence if they are or turn right to left, else unchanged', () => {
    for (const title of ['שלום.', 'Call דנה (today)', 'مرحبا!', 'ދިވެހި', 'a \u202Eb'])
      expect(isolated(title)).toBe(`\u2068${title}\u2069`);
    for (const title of ['', 'Call Ann.', '東京 (2026)', '12:30', 'Ελληνικά.'])
      expect(isolated(title)).toBe(title);
  });
  it('name the field that is missing or not a date', () => {
    expect(missing('Email')).toBe('Email is required');
    expect(dayError('Deadline', ' ')).toBe('Deadline is required');
    expect(dayError('Deadline', '31.12.')).toBe('Deadline is not a valid date');
  });
});

describe('an invalid form', () => {
  it('exists if a field has an error, and contains the first message', () => {
    expect(invalidForm({ title: undefined, content: undefined })).toBeUndefined();
    expect(invalidForm({ title: undefined, content: 'No', more: 'Never' })).toEqual({
      ok: false,
      message: 'No',
      errors: { content: 'No', more: 'Never' },
    });
  });
});

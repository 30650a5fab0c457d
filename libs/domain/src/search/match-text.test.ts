import { describe, expect, it } from 'vitest';
import { matchRank, searchableText, searchWords } from './match-text.ts';

const rank = (typed: string, title: string, text?: string) =>
  matchRank(searchableText(title, text), searchWords(typed));

describe('[KA7] finding by text', () => {
  it.each([
    ['any case', 'LISBON', 'Weekend in Lisbon'],
    ['accents that were typed', 'café', 'Cafe tables'],
    ['accents that were not', 'zurich', 'Zürich by train'],
    ['all words, in any order', 'lisbon week', 'Weekend in Lisbon'],
    ['a word after a sign', 'tax', 'Home: (tax) papers'],
    ['right to left', 'שלום', 'מכתב: שלום'],
    ['an emoji', '🎸', 'Practice 🎸 daily'],
    ['a typewriter apostrophe', "anna's", 'Visit Anna’s flat'],
    ['quotes that were not typed', 'dads', 'Call Dad’s “garage”'],
    ['quotes that were typed', '“paint”', 'Paint the fence'],
    ['invisible characters', 'pa\u200Bint', 'Pai\u00ADnt the fence'],
    ['letters that no accent makes', 'lodz strasse', 'Łódź: Lange Straße'],
    ['Hangul', '기타', '기타 연습'],
  ])('%s: matches at the start of words come first', (_what, typed, title) => {
    expect(rank(typed, title)).toBe(0);
  });

  it('a match inside a word comes after one at its start, and the text after the title', () => {
    expect(rank('end', 'Weekend in Lisbon')).toBe(1);
    expect(rank('in end', 'Weekend in Lisbon')).toBe(1);
    expect(rank('tram', 'Weekend in Lisbon', 'Take tram 28')).toBe(2);
    expect(rank('lisbon tram', 'Weekend in Lisbon', 'Take tram 28')).toBe(2);
  });

  it('a text without one of the words does not match', () => {
    expect(rank('lisbon porto', 'Weekend in Lisbon', 'Take tram 28')).toBeUndefined();
  });

  it('an input of blanks or quotes has no words, and a word typed twice counts once', () => {
    expect([' \t', '\u200B \uFEFF', '"" ’'].map(searchWords)).toEqual([[], [], []]);
    expect(searchWords('Tea  tea TÉA')).toEqual(['tea']);
  });

  it.each([
    ['0541234567', 'Ann 054-1234567'],
    ['0541234567', 'Ann 054–123 4567'],
    ['054-1234567', 'Ann 0541234567'],
  ])('a long number is found with and without separators: %s in %j', (typed, text) => {
    expect(rank(typed, 'Plumber', text)).toBe(2);
  });

  it('a short number is found as it is typed', () => {
    expect(rank('61', 'Plan', '2026-11-27')).toBeUndefined();
    expect(rank('3-4', 'Plan', 'Page 34')).toBeUndefined();
  });

  it('a line of 5,000 characters is compared like any other', () => {
    const long = 'ab '.repeat(1_666);
    expect(rank(long, 'Abacus')).toBe(0);
    expect(rank('x'.repeat(5_000), 'x'.repeat(200))).toBeUndefined();
    expect(rank('a', `b${'a'.repeat(50_000)}`)).toBe(1);
    expect(rank('2'.repeat(5_000), '1'.repeat(50_000))).toBeUndefined();
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textDifference, type TextPart } from './text-difference.ts';

const textOf = (parts: readonly TextPart[], side: 'then' | 'now') =>
  parts
    .filter((part) => part.in === 'both' || part.in === side)
    .map(({ text }) => text)
    .join('');

it('[HI2] the common parts and the parts of one text together are both whole texts', () => {
  const words = fc
    .array(fc.constantFrom('milk', ' ', 'bread', '\n', ', ', 'über', '😀', ''))
    .map((all) => all.join(''));
  fc.assert(
    fc.property(
      fc.oneof(words, fc.string({ unit: 'grapheme' })),
      fc.oneof(words, fc.string({ unit: 'grapheme' })),
      (then, now) => {
        const parts = textDifference(then, now);
        expect([textOf(parts, 'then'), textOf(parts, 'now')]).toEqual([then, now]);
        expect(parts.every(({ in: place }, index) => place !== parts[index - 1]?.in)).toBe(true);
      },
    ),
  );
});

it('[HI2] marks single words, and leaves the text around them unmarked', () => {
  expect(textDifference('Buy two litres of milk', 'Buy three litres of oat milk')).toEqual([
    { in: 'both', text: 'Buy ' },
    { in: 'then', text: 'two' },
    { in: 'now', text: 'three' },
    { in: 'both', text: ' litres of' },
    { in: 'now', text: ' oat' },
    { in: 'both', text: ' milk' },
  ]);
  expect(textDifference('Same', 'Same')).toEqual([{ in: 'both', text: 'Same' }]);
  expect(textDifference('', 'New')).toEqual([{ in: 'now', text: 'New' }]);
});

it('[HI2] of the longest texts is calculated within the time limit', () => {
  const [then, now] = ['a ', 'b '].map((word) => word.repeat(25_000));
  expect(textDifference(then ?? '', now ?? '').map(({ in: place }) => place)).toContain('then');
});

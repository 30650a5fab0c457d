import { Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { stampOf, timestampOf } from './stamps.ts';

const pairs: readonly (readonly [Timestamp, string])[] = [
  [new Timestamp(0, 0), '1970-01-01T00:00:00.000000000Z'],
  [new Timestamp(1_772_355_900, 123_456_000), '2026-03-01T09:05:00.123456000Z'],
  [new Timestamp(1_772_355_900, 7), '2026-03-01T09:05:00.000000007Z'],
];

it('[OF6] a stamp converts to its moment and back without loss', () => {
  for (const [moment, stamp] of pairs) {
    expect(stampOf(moment)).toBe(stamp);
    expect(timestampOf(stamp).isEqual(moment)).toBe(true);
  }
});

it('[OF6] stamps sort as the moments do', () => {
  const stamps = [9, 99, 1_000, 999_999_999].map((nanoseconds) => stampOf(new Timestamp(1, nanoseconds)));
  expect(stamps.toSorted()).toEqual(stamps);
});

it('[OF6] a moment with fewer digits is a stamp as well', () => {
  expect(timestampOf('2026-03-01T09:05:00.123Z').isEqual(new Timestamp(1_772_355_900, 123_000_000))).toBe(
    true,
  );
});

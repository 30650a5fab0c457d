import { expect, it } from 'vitest';
import type { ClockTime, Instant } from '../brands.ts';
import { inZone } from '../time/zones.fixture.ts';
import { leadNotes } from './lead-notes.ts';

const at = (time: string, day = '10') => `2026-03-${day}T${time}:00.000Z` as Instant;
const quiet = { from: '22:00' as ClockTime, to: '07:00' as ClockTime };
const notes = (leads: readonly number[], start: Instant, now = at('12:00')) =>
  leadNotes(leads, start, { now, quiet, timeZone: 'UTC' });

it('[NF31] the moments that have passed are named, until now included', () => {
  expect(notes([1440, 10, 0], at('18:00'))).toEqual(['1 day before has already passed.']);
  expect(notes([1440, 60, 0], at('12:30'))).toEqual(['1 day before and 1 hour before have already passed.']);
  expect(notes([30, 0], at('12:30'))).toEqual([]);
});

it('[NF31] where all have passed, it does not ring', () =>
  expect(notes([10, 0], at('11:00'))).toEqual([
    '10 minutes before and at the time have already passed, so it does not ring.',
  ]));

it('[NF31] a day before is the same time of the clock, also over its change', () =>
  inZone('Europe/Berlin', () => {
    const start = '2026-03-29T07:00:00.000Z' as Instant;
    expect(notes([1440], start, '2026-03-28T08:00:00.000Z' as Instant)).toEqual([]);
    expect(notes([1440], start, '2026-03-28T08:00:01.000Z' as Instant)).toHaveLength(1);
  }));

it('[NF34] the moments that wait for the end of quiet hours are named, but for what is urgent', () => {
  expect(notes([600, 5, 0], at('08:00', '11'))).toEqual([
    'Waits for the end of quiet hours: 10 hours before.',
  ]);
  expect(notes([0], at('23:05'), at('23:00'))).toEqual([]);
});

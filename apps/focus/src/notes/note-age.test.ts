import type { Instant } from '@dayloom/domain';
import { describe, expect, it } from 'vitest';
import { noteAge } from './note-age.ts';

const now = new Date(2026, 2, 10, 12);
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString() as Instant;
const minute = 60_000;

describe('noteAge', () => {
  it.each([
    [0, 'just now'],
    [minute - 1, 'just now'],
    [minute, '1 minute ago'],
    [59.9 * minute, '59 minutes ago'],
    [60 * minute, '1 hour ago'],
    [23.9 * 60 * minute, '23 hours ago'],
    [24 * 60 * minute, 'Mar 9, 2026'],
    [400 * 24 * 60 * minute, 'Feb 3, 2025'],
  ])("after %i ms it is '%s'", (past, words) => {
    expect(noteAge(before(past), now, 'en-US')).toBe(words);
  });

  it('treats a time in the future, after the clock was set back, as now', () => {
    expect(noteAge(before(-5 * minute), now, 'en-US')).toBe('just now');
  });
});

import { describe, expect, it } from 'vitest';
import type { Instant } from '../brands.ts';
import { instantOf } from '../time/instant.ts';
import { isPlanOver, planAt, waitUntil } from './scheduler.ts';

const start = Date.parse('2026-03-05T09:00:00.000Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const after = (milliseconds: number) => new Date(start + milliseconds);
const at = (milliseconds: number) => instantOf(after(milliseconds));

describe('the wait until the next decision', () => {
  it.each([25, 30, 400])('[NF18] is at most 24 hours for a moment due in %i days', (days) => {
    let now = 0;
    while (now < days * day) {
      const wait = waitUntil(at(days * day), after(now));
      expect(wait).toBeLessThanOrEqual(day);
      now += wait;
    }
    expect(now).toBe(days * day);
  });

  it('[NF14] is none for a past moment, and a day if nothing is ahead', () => {
    expect(waitUntil(at(-1), after(0))).toBe(0);
    expect(waitUntil(at(0), after(0))).toBe(0);
    expect(waitUntil(at(11_000), after(0))).toBe(11_000);
    expect(waitUntil(undefined, after(0))).toBe(day);
  });
});

describe('a plan', () => {
  const made = (looked: readonly Instant[] = []) => planAt(after(0), looked, 'Europe/Berlin');

  it('[DA22] covers 48 hours ahead, and back to the last check: at least 24 hours, at most 30 days', () => {
    expect(made()).toMatchObject({ from: at(-day), to: at(2 * day) });
    expect(made([at(-hour), at(-3 * day)]).from).toBe(at(-3 * day));
    expect(made([at(-400 * day)]).from).toBe(at(-30 * day));
    expect(made([at(10 * day)]).from).toBe(at(-day));
  });

  it('[DA22] [NF13] expires after 12 hours, in another time zone, and when the clock has jumped', () => {
    const isOver = (milliseconds: number, zone = 'Europe/Berlin') =>
      isPlanOver(made(), after(milliseconds), zone);
    expect([isOver(12 * hour), isOver(12 * hour + 1), isOver(-day), isOver(0, 'Asia/Tokyo')]).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

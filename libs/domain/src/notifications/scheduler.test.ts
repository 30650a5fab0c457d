import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Instant } from '../brands.ts';
import { instantOf } from '../time/instant.ts';
import { momentsOf } from './moments.ts';
import { comeSince, isPlanOver, planAt, type ScheduledMoment, triage, waitUntilNext } from './scheduler.ts';

const start = Date.parse('2026-03-05T09:00:00.000Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const after = (milliseconds: number) => new Date(start + milliseconds);
const at = (milliseconds: number) => instantOf(after(milliseconds));
const never = () => undefined;

/** Both moments of an item that starts the given milliseconds after the start. */
const momentsIn = (milliseconds: number, id = 'r1') =>
  momentsOf({
    type: 'reminder',
    id,
    title: 'Call Mira',
    startsAt: at(milliseconds),
    createdAt: at(-day),
  }).map((moment) => ({ ...moment, startsAt: at(milliseconds) }));

interface Shown {
  readonly tag: string;
  /** Milliseconds. */
  readonly lateness: number;
}

/**
 * Simulates tabs of one device until `end`, each a little late, like a busy page. As with a device's ledger, they share
 * which notifications were shown and until when everything was checked.
 * @param reloads when all tabs reload, in milliseconds after the start
 */
function shownBy(
  tabs: number,
  due: readonly (ScheduledMoment & { readonly tag: string })[],
  { end, reloads = [], delays }: { end: number; reloads?: readonly number[]; delays: readonly number[] },
): readonly Shown[] {
  const shown = new Map<string, Shown>();
  let looked = at(0);
  let turn = 0;
  const delay = () => delays[(turn += 1) % delays.length] ?? 0;
  const nextLooks = Array.from({ length: tabs }, () => 0);
  const waiting = [...reloads];
  for (;;) {
    const now = Math.min(...nextLooks);
    if (now > end) return [...shown.values()];
    const present = after(now);
    if (waiting[0] !== undefined && waiting[0] <= now) {
      waiting.shift();
      nextLooks.fill(now + delay());
      continue;
    }
    for (const { due: one } of triage(comeSince(due, looked, present), present, never).show)
      if (!shown.has(one.tag))
        shown.set(one.tag, { tag: one.tag, lateness: present.getTime() - Date.parse(one.at) });
    looked = instantOf(present);
    const next = due.find((one) => one.at > looked)?.at;
    // The tab also checks every minute.
    const wait = Math.min(waitUntilNext([next], present), minute);
    nextLooks[nextLooks.indexOf(now)] = now + Math.max(1, wait) + delay();
  }
}

describe('the scheduler', () => {
  it.each([
    ['one tab', 1, []],
    ['five tabs', 5, []],
    ['one tab that reloads twice', 1, [40 * minute, 100 * minute]],
  ])(
    '[NF11] [NF18] [NF20] with %s shows 400 moments of 200 random reminders once each, 0 to 60 s late',
    (_, tabs, reloads) => {
      const starts = fc.array(fc.noBias(fc.integer({ min: 10 * minute + 1, max: 3 * hour })), {
        minLength: 200,
        maxLength: 200,
      });
      const delays = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 50 });
      fc.assert(
        fc.property(starts, delays, (all, late) => {
          const due = all
            .flatMap((milliseconds, index) => momentsIn(milliseconds, `r${index}`))
            .toSorted((one, other) => one.at.localeCompare(other.at));
          const shown = shownBy(tabs, due, { end: 3 * hour + minute, reloads, delays: late });
          expect(new Set(shown.map(({ tag }) => tag)).size).toBe(400);
          expect(Math.min(...shown.map(({ lateness }) => lateness))).toBeGreaterThanOrEqual(0);
          expect(Math.max(...shown.map(({ lateness }) => lateness))).toBeLessThanOrEqual(minute);
        }),
        { numRuns: 10 },
      );
    },
  );

  it.each([25, 30, 400])('[NF18] waits at most 24 hours for a moment due in %i days', (days) => {
    let now = 0;
    while (now < days * day) {
      const wait = waitUntilNext([at(days * day)], after(now));
      expect(wait).toBeLessThanOrEqual(day);
      now += wait;
    }
    expect(now).toBe(days * day);
  });

  it('[NF14] does not wait for past moments, and at most for the given time', () => {
    expect(waitUntilNext([at(-1), at(minute)], after(0))).toBe(0);
    expect(waitUntilNext([undefined, at(hour)], after(0), 11_000)).toBe(11_000);
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

describe('moments that have come', () => {
  it('[NF20] are those after the last check, and none if the clock was set back', () => {
    const due = [0, 1, 2, 3].map((hours) => ({ at: at(hours * hour), startsAt: at(hours * hour) }));
    const come = (since: Instant | undefined, now: number) => comeSince(due, since, after(now)).length;
    expect([come(at(0), 2 * hour), come(at(2 * hour), 2 * hour), come(at(3 * hour), hour)]).toEqual([
      2, 0, 0,
    ]);
    expect(come(undefined, 3 * hour)).toBe(0);
  });

  it.each([
    ['on time', 30_000, [['Reminder', false]], 0],
    ['five minutes late', 5 * minute, [['Reminder', true]], 1],
    ['ten minutes late', 10 * minute, [['Reminder', true]], 1],
    ['later than that', 10 * minute + 1, [], 2],
  ])('[NF19] %s', (_, late, shown, missed) => {
    const due = momentsIn(hour);
    const sorted = triage(
      due.filter((one) => late > minute || one.at === at(hour)),
      after(hour + late),
      never,
    );
    expect(sorted.show.map(({ due: { title }, isLate }) => [title, isLate])).toEqual(shown);
    expect(sorted.missed).toHaveLength(missed);
  });

  it('[NF19] an announcement is shown late until its item starts', () => {
    const [ahead] = momentsIn(hour);
    const shownAfter = (late: number) =>
      triage(ahead ? [ahead] : [], after(50 * minute + late), never).show.map(({ isLate }) => isLate);
    expect([shownAfter(9 * minute), shownAfter(10 * minute)]).toEqual([[true], []]);
  });

  it('[ST4] wait for the end of quiet hours, unless they are urgent, and are missed ten minutes after it', () => {
    const [one] = momentsIn(hour).slice(1);
    if (!one) throw new Error('no moment');
    const quiet = () => at(8 * hour);
    const sortedAt = (now: number, isUrgent = false) => triage([{ ...one, isUrgent }], after(now), quiet);
    expect(sortedAt(2 * hour)).toMatchObject({ show: [], waiting: [{ until: at(8 * hour) }], waited: [] });
    expect(sortedAt(hour, true).show).toHaveLength(1);
    expect(sortedAt(8 * hour).waited).toMatchObject([{ isMissed: false }]);
    expect(sortedAt(8 * hour + 11 * minute).waited).toMatchObject([{ isMissed: true }]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf } from '../time/instant.ts';
import { checkedOf, decide } from './decide.ts';
import type { NotifiedItem } from './moments.ts';
import type { Claim } from './on-device.ts';
import { waitUntil } from './scheduler.ts';
import type { Moment } from './state.ts';
import { commands } from './testing/commands.ts';
import { momentsFor, ringsOf } from './testing/moments-for.ts';
import { twoDevices } from './testing/two-devices.ts';
import { inZone } from '../time/zones.fixture.ts';

/** A few by default; `DAYLOOM_PROVE=moments` plays five thousand. */
const runs = process.env['DAYLOOM_PROVE'] === 'moments' ? 5_000 : 25;
const start = Date.parse('2026-03-05T09:00:00.000Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Milliseconds. */
const span = 10 * minute;
const after = (milliseconds: number) => new Date(start + milliseconds);
const at = (milliseconds: number) => instantOf(after(milliseconds));
const reminderIn = (milliseconds: number, id: string): NotifiedItem => ({
  ...{ type: 'reminder', id, title: 'Call Mira', startsAt: at(milliseconds), createdAt: at(-day) },
});

const momentsIn = (milliseconds: number, id: string) => momentsFor(reminderIn(milliseconds, id));

interface Shown {
  readonly tag: string;
  /** Milliseconds. */
  readonly lateness: number;
}

/**
 * Simulates tabs of one device until `end`, each a little late, like a busy page. As with a device's ledger, they share
 * what was claimed and until when everything was checked.
 * @param reloads when all tabs reload, in milliseconds after the start
 */
function shownBy(
  tabs: number,
  moments: readonly Moment[],
  { end, reloads = [], delays }: { end: number; reloads?: readonly number[]; delays: readonly number[] },
): readonly Shown[] {
  const claims = new Map<string, Claim>();
  const shown: Shown[] = [];
  let checked = at(0);
  let turn = 0;
  const delay = () => delays[(turn += 1) % delays.length] ?? 0;
  const nextLooks = Array.from({ length: tabs }, () => 0);
  const waiting = [...reloads];
  for (;;) {
    const time = Math.min(...nextLooks);
    if (time > end) return shown;
    const now = after(time);
    const present = instantOf(now);
    if (waiting[0] !== undefined && waiting[0] <= time) {
      waiting.shift();
      nextLooks.fill(time + delay());
      continue;
    }
    // Sources report a part of the time, as they do for the two days of a plan.
    const [from, until] = [at(time - span), at(time + span)];
    const near = moments.filter((one) => one.at >= from && one.at < until);
    const known = { name: 'reminders', moments: near, until };
    const state = { sources: [{ ...known, checked }], claims };
    const decision = decide(state, now);
    for (const one of decision.show) {
      for (const tag of one.claims) claims.set(tag, { tag, at: present, shownAt: present });
      for (const { tag, at: due } of one.moments)
        shown.push({ tag, lateness: now.getTime() - Date.parse(due) });
    }
    checked = checkedOf(state, now, decision.open)['reminders'] ?? checked;
    // The tab also checks every minute.
    const wait = Math.min(waitUntil(decision.next, now), minute);
    nextLooks[nextLooks.indexOf(time)] = time + Math.max(1, wait) + delay();
  }
}

describe('a day of many reminders', () => {
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
          expect(shown.length).toBe(400);
          expect(new Set(shown.map(({ tag }) => tag)).size).toBe(400);
          expect(Math.min(...shown.map(({ lateness }) => lateness))).toBeGreaterThanOrEqual(0);
          expect(Math.max(...shown.map(({ lateness }) => lateness))).toBeLessThanOrEqual(minute);
        }),
        { numRuns: 10 },
      );
    },
  );
});

describe('a day of reminders with leads of their own, some of them put off or done', () => {
  it('[NF31] [NF32] [NF33] [NF20] is shown at each time that was chosen, once each, 0 to 60 s late, with five tabs', () => {
    const chosen = fc.record({
      milliseconds: fc.integer({ min: 10 * minute, max: 3 * hour }),
      leads: fc.constantFrom(undefined, 'none', '0', '5', '60 30 10', '1440 120 0'),
      putOff: fc.option(fc.integer({ min: minute, max: 3 * hour }), { nil: undefined }),
      completed: fc.boolean(),
    });
    const delays = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(fc.array(chosen, { minLength: 200, maxLength: 200 }), delays, (all, late) => {
        const items = all.map(({ milliseconds, putOff, ...more }, index) => ({
          ...reminderIn(milliseconds, `r${index}`),
          ...more,
          snoozedUntil: putOff === undefined ? undefined : at(putOff),
        }));
        const due = items
          .flatMap((item) => momentsFor(item))
          .toSorted((one, other) => one.at.localeCompare(other.at));
        const expected = items.flatMap((item) => ringsOf(item)).filter((time) => time > start);
        const shown = shownBy(5, due, { end: 3 * hour + minute, delays: late });
        expect(shown.length).toBe(expected.length);
        expect(new Set(shown.map(({ tag }) => tag)).size).toBe(expected.length);
        expect(Math.min(...shown.map(({ lateness }) => lateness))).toBeGreaterThanOrEqual(0);
        expect(Math.max(...shown.map(({ lateness }) => lateness))).toBeLessThanOrEqual(minute);
      }),
      { numRuns: Math.ceil(runs / 100) },
    );
  }, 600_000);
});

describe('two devices with tabs that die, and clocks that jump', () => {
  it('[NF17] [NF18] [NF20] [NF31] [NF32] [NF33] [RC3] [ST4] show each moment once each, not early, not after it was deleted, done or put off, and wait in quiet hours', () => {
    let shows = 0;
    fc.assert(
      fc.property(commands, (all) => {
        const devices = twoDevices();
        inZone('America/New_York', () => expect(devices.run(all)).toEqual([]));
        shows += devices.shows();
      }),
      // A shorter example would take minutes to find.
      { numRuns: runs, endOnFailure: true },
    );
    expect(shows).toBeGreaterThan(200);
  }, 600_000);
});

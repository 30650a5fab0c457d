import { describe, expect, it } from 'vitest';
import { checkedOf, claimTagsFor, decide, decideInWorker } from './decide.ts';
import type { NotificationState, Why } from './state.ts';
import { claimCases } from './testing/claim-cases.ts';
import { dueCases } from './testing/due-cases.ts';
import { leadCases } from './testing/lead-cases.ts';
import { linesOf } from './testing/lines.ts';
import { at, call, type Known, stateOf, yoga } from './testing/notified.ts';
import { planCases } from './testing/plan-cases.ts';
import { quietCases } from './testing/quiet-cases.ts';
import { screenCases } from './testing/screen-cases.ts';
import { snoozeCases } from './testing/snooze-cases.ts';

const topics = {
  'what is due': dueCases,
  'leads, what is put off, and what is done': leadCases,
  'what this device has shown, and groups': claimCases,
  'quiet hours': quietCases,
  snoozes: snoozeCases,
  'the screen': screenCases,
  'plans and pushes': planCases,
};
const cases = Object.values(topics).flat();
const decideAt = (state: NotificationState, now: string) => decide(state, new Date(at(now)));

describe.each(Object.entries(topics))('a decision about %s', (_, rows) => {
  it.each(rows)('%s', (_, known, now, lines) => {
    const state = stateOf(known);
    expect(linesOf(decideAt(state, now), state)).toEqual(lines);
  });
});

/** By each reason: what it is about. */
const reasons: Readonly<Record<Why, RegExp>> = {
  'it is due': /^show/,
  'it is due, and urgent in quiet hours': /^show/,
  'it is at most ten minutes late': /^show/,
  'many are due': /^show group/,
  'quiet hours are over': /^show quiet/,
  'its snooze is over': /^show/,
  'a part of the group is gone': /^show|^change snooze/,
  'it was pushed': /^show/,
  'it was pushed again': /^show/,
  'its area is off': /^write|^leave/,
  'notifications are not allowed': /^write|^leave/,
  'it is quiet': /^write|^leave/,
  'it is too late': /^write|^leave|^end snooze/,
  'its item has started': /^write/,
  'this device has shown it': /^write|^leave/,
  'another device has shown it': /^leave/,
  'another tab is showing it': /^leave/,
  'it was handled elsewhere': /^leave|^close|^end snooze/,
  'it was seen here': /^close/,
  'it was snoozed': /^close/,
  'it was deleted or moved': /^close|^write|^end snooze/,
  'it was edited': /^end snooze/,
  'the clock was set back': /^change snooze/,
  'it is planned again': /^erase/,
};

describe('the table of decisions', () => {
  it('has a row for every reason', () => {
    const given = new Set(cases.flatMap(([, , , lines]) => lines.map((line) => line.split(': ').at(-1))));
    expect(Object.keys(reasons).filter((why) => !given.has(why))).toEqual([]);
    const wrong = cases
      .flatMap(([, , , lines]) => lines)
      .filter((line) => !/^(?:open|next) /.test(line))
      .filter((line) => !reasons[line.split(': ').at(-1) as Why].test(line));
    expect(wrong).toEqual([]);
  });

  it('has each row once, and at least 120', () => {
    for (const rows of Object.values(topics))
      expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
    expect(cases.length).toBeGreaterThanOrEqual(120);
  });
});

describe('where less is known', () => {
  it('[NF20] no other claims are needed than those that are asked for', () => {
    const differing = cases.filter(([, known, now]) => {
      const state = stateOf(known);
      const asked = new Set(claimTagsFor({ ...state, claims: new Map() }, new Date(at(now))));
      const claims = new Map([...(state.claims ?? [])].filter(([tag]) => asked.has(tag)));
      const lines = linesOf(decideAt({ ...state, claims }, now), state);
      return lines.join() !== linesOf(decideAt(state, now), state).join();
    });
    expect(differing.map(([name]) => name)).toEqual([]);
  });

  it('[NF26] [ST4] a worker shows what a tab would show of pushes and snoozes', () => {
    const inWorker = new Set(['push', 'snoozes', 'quiet', 'isMuted']);
    const ofWorker = cases.filter(([, known]) => Object.keys(known).every((part) => inWorker.has(part)));
    expect(ofWorker.length).toBeGreaterThan(20);
    for (const [, known, now] of ofWorker)
      expect(decideInWorker(stateOf(known), new Date(at(now)))).toEqual(decideAt(stateOf(known), now).show);
  });
});

const due = [call, yoga];
/** What is known, the time, the tags that are open, and the time up to which all is done. */
const ends: readonly (readonly [string, Known, string, readonly string[], string])[] = [
  ['[NF20] all is done', { due }, '10:00', [], '10:00'],
  ['[NF20] all is done, at its time', { due }, '09:00', [], '09:00'],
  ['[NF20] one is open', { due }, '10:00', ['yoga'], '09:29:59.999'],
  ['[NF20] two are open', { due }, '10:00', ['yoga', 'call'], '08:59:59.999'],
  ['[NF20] one of another source is open', { due }, '10:00', ['bus'], '10:00'],
  ['[NF17] it has reported less', { due, until: '09:45' }, '10:00', [], '09:44:59.999'],
  ['[NF17] it has reported less, one is open', { due, until: '09:45' }, '10:00', ['call'], '08:59:59.999'],
  ['[NF17] it has reported more', { due, until: '12:00' }, '10:00', [], '10:00'],
  ['[NF20] the clock was set back', { due, checked: '12:00' }, '10:00', [], '10:00'],
  ['[NF20] it has nothing', { due: [] }, '10:00', ['call'], '10:00'],
];

describe('the time up to which a source is done', () => {
  it.each(ends)('%s', (...[, known, now, open, end]) => {
    expect(checkedOf(stateOf(known), new Date(at(now)), open)).toEqual({ reminders: at(end) });
  });

  it('[NF20] is that of each source', () => {
    const others = [{ name: 'schedules', moments: [yoga] }];
    const state = stateOf({ due: [call], others });
    expect(checkedOf(state, new Date(at('10:00')), ['yoga'])).toEqual({
      reminders: at('10:00'),
      schedules: at('09:29:59.999'),
    });
    expect(checkedOf({}, new Date(at('10:00')), [])).toEqual({});
  });
});

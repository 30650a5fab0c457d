import {
  type Activity,
  type Instant,
  planDay,
  type PlanDay,
  type Repeat,
  type UserId,
} from '@dayloom/domain';
import { computedOn } from '@dayloom/domain/repeats';
import { aRepeat } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import { editBetween } from './day-edit.ts';
import { keepDay } from './keep-day.ts';
import { apply, segmentsIn, storeOf } from './segment-store.fixture.ts';
import { beginSeries, changeSeries, editSeries } from './series-changes.ts';
import { activitySeries, type Segments } from './series-kind.ts';
import { followDays, unchangedDays } from './stored-days.ts';

const user = 'ada' as UserId;
const [first, today, second] = ['2026-03-09', '2026-03-10', '2026-03-16'].map(planDay) as [
  PlanDay,
  PlanDay,
  PlanDay,
];
const rule = 'FREQ=WEEKLY;BYDAY=MO';
const swim: Repeat = {
  ...aRepeat(user, { id: 'swim', title: 'Swim', first, rule }),
  ...{ makes: 'schedule', time: '18:00', endTime: '19:00' },
} as Repeat;
const early: Repeat = { ...swim, leads: '60 0' };
const on = (day: PlanDay) => ({ repeat: 'swim', repeatDay: day });
const computed = (segments: Segments, day: PlanDay) => computedOn('schedule', segments, on(day));
/** A stored day, as its series has it but for these fields. */
const dayOf = (segment: Repeat, id: string, fields: Partial<Activity> = {}): Activity => {
  const day = computed([segment], second);
  if (!day) throw new Error('The series has no such day');
  const { isComputed: _, ...record } = day;
  return { ...record, id, ...fields };
};
const leadsAfter = (segments: Segments, changes: Parameters<typeof apply>[1]) =>
  segmentsIn(apply(storeOf(segments), changes)).map((segment) => [segment.first, segment.leads]);

describe('when the days of a series ring', () => {
  it('[RP27] is what their series says from their day on', () => {
    const { changes, undo } = changeSeries([early], today, { leads: 'none', rule });
    expect(leadsAfter([early], changes)).toEqual([
      [first, '60 0'],
      [second, 'none'],
    ]);
    const [before = early, ...after] = segmentsIn(apply(storeOf([early]), changes));
    expect([first, second].map((day) => computed([before, ...after], day)?.leads)).toEqual(['60 0', 'none']);
    expect(leadsAfter([early], [...changes, ...undo])).toEqual([[first, '60 0']]);
  });

  it('[RP27] is taken along by a series that begins with a record, also as in the settings', () => {
    const series = {
      id: 'new',
      user,
      title: 'Swim',
      first,
      rule,
      now: '2026-03-01T10:00:00.000Z' as Instant,
    };
    const begun = (leads?: string) =>
      segmentsIn(apply(new Map(), beginSeries(activitySeries, undefined, { ...series, leads }).changes)).map(
        (segment) => Object.hasOwn(segment, 'leads'),
      );
    expect([begun('60'), begun()]).toEqual([[true], [false]]);
  });

  it("[RP27] changes with 'All', also back to that of the settings", () => {
    const day = dayOf(early, 'swim');
    const { leads: _, ...cleared } = day;
    expect(editBetween(activitySeries, day, { ...day, leads: 'none' })).toEqual({ leads: 'none' });
    expect(editBetween(activitySeries, day, cleared)).toEqual({ leads: undefined });
    const { changes } = editSeries([early], today, { leads: undefined });
    expect(leadsAfter([early], changes)[1]).toEqual([second, undefined]);
  });

  it('[RP27] a stored day is on its own with its own choice, snooze or Done, and stays', () => {
    const until = '2026-03-16T20:00:00.000Z' as Instant;
    const stored = [
      dayOf(early, 'same'),
      dayOf(early, 'open', { completed: false }),
      dayOf(early, 'own', { leads: '5' }),
      dayOf(early, 'done', { completed: true }),
      dayOf(early, 'snoozed', { snoozedUntil: until }),
      dayOf(swim, 'as in the settings'),
    ];
    const ids = (days: readonly Activity[]) => days.map(({ id }) => id);
    expect(ids(unchangedDays(activitySeries, [early], stored, today))).toEqual(['same', 'open']);
    const [kept = dayOf(early, 'none')] = stored;
    const { changes } = keepDay(activitySeries, [early], { record: kept, from: today, typed: {}, stored });
    expect(changes.filter(({ type }) => type === 'remove').map(({ id }) => id)).toEqual(['open']);
  });

  it('[RP27] a day that follows its series rings as it does, and a change of a snoozed one leaves the snooze', () => {
    const days = { stored: [dayOf(early, 'same')], day: today };
    const [changed] = followDays(activitySeries, [early], { ...days, fields: { leads: undefined } }).changes;
    expect(changed).toMatchObject({ id: 'same', clear: ['leads'] });
    const record = dayOf(early, 'snoozed', { snoozedUntil: '2026-03-16T20:00:00.000Z' as Instant });
    const typed = { leads: '5' };
    const { changes } = keepDay(activitySeries, [early], { record, from: today, typed, stored: [] });
    expect(changes.find(({ id }) => id === 'snoozed')).toMatchObject({ fields: { leads: '5' }, clear: [] });
  });
});

import { planDay, type PlanDay, type Repeat, type UserId } from '@dayloom/domain';
import { movedFollowing, restFrom } from '@dayloom/domain/repeats';
import { aRepeat, aTask } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import type { Revertible } from './day-changes.ts';
import { apply, daysIn, type SegmentStore, segmentsIn, storeOf } from './segment-store.fixture.ts';
import { beginSeries, changeSeries, editSeries, endSeries, moveSeries } from './series-changes.ts';
import { type Segments, taskSeries } from './series-kind.ts';
import { unchangedDays } from './stored-days.ts';
import { undoNow } from './undo-now.ts';

const user = 'ada' as UserId;
const today = planDay('2026-03-10');
/** The Mondays of the series from its second one on. */
const [second, third, fourth, fifth] = ['2026-03-16', '2026-03-23', '2026-03-30', '2026-04-06'].map(
  planDay,
) as [PlanDay, PlanDay, PlanDay, PlanDay];
const mondays = 'FREQ=WEEKLY;BYDAY=MO';
const weekly = aRepeat(user, { id: 'bins', title: 'Bins', first: planDay('2026-03-09'), rule: mondays });
const later = (first: PlanDay, fields: Partial<Repeat>): Repeat => ({
  ...weekly,
  id: `bins-${first.replaceAll('-', '')}`,
  first,
  ...fields,
});

/** A step of a user: what the change does, and what its undo does by then. */
function step(store: SegmentStore, change: (segments: Segments) => Revertible) {
  const [one, ...others] = segmentsIn(store);
  const segments: Segments = [one ?? weekly, ...others];
  const revertible = change(segments);
  return {
    after: apply(store, revertible.changes),
    undoIn: (now: SegmentStore) => apply(now, undoNow(segments, revertible, segmentsIn(now))),
  };
}
/** Changes title and rule from a day on. */
const change =
  (day: PlanDay, title: string, rule = mondays) =>
  (segments: Segments) =>
    changeSeries(segments, day, { title, rule });

describe('a series that is cut', () => {
  it("[RP4][RP24] 'after 10 times' at the fourth has that one and the six that are left", () => {
    const ten = { ...weekly, rule: `${mondays};COUNT=10` };
    expect(restFrom([ten], fourth)?.rule).toBe(`${mondays};COUNT=7`);
    const { after } = step(storeOf([ten]), change(fourth, 'Glass', `${mondays};COUNT=7`));
    const titles = daysIn(after).map((day) => day.slice(6));
    // Until the end of April there are eight of ten.
    expect(titles).toEqual([...Array(3).fill('Bins'), ...Array(5).fill('Glass')]);
    expect(segmentsIn(after).map(({ rule }) => rule)).toEqual([ten.rule, `${mondays};COUNT=7`]);
  });

  it('[RP11][RP24] ends with its days before, and its undo restores the others', () => {
    const store = storeOf([weekly]);
    const { after, undoIn } = step(store, (segments) => endSeries(segments, third));
    expect(daysIn(after)).toEqual(['03-09 Bins', '03-16 Bins']);
    expect(daysIn(undoIn(after))).toEqual(daysIn(store));
  });

  it('[RP24] where it changes its weekday has its first time on the next such day', () => {
    const { after } = step(storeOf([weekly]), change(third, 'Bins', 'FREQ=WEEKLY;BYDAY=FR'));
    expect(daysIn(after).slice(0, 4)).toEqual(['03-09 Bins', '03-16 Bins', '03-27 Bins', '04-03 Bins']);
  });

  it('[RP15][RP24] where its day moves has the new one from there on', () => {
    const moved = movedFollowing([weekly], third, planDay('2026-03-24'), today);
    const { after, undoIn } = step(storeOf([weekly]), (segments) => moveSeries(segments, moved!));
    // The moved day is left out.
    expect(daysIn(after).slice(0, 5)).toEqual(
      ['03-09', '03-16', '03-23', '03-24', '03-31'].map((day) => `${day} Bins`),
    );
    expect(daysIn(undoIn(after))).toEqual(daysIn(storeOf([weekly])));
  });

  it('[RP24] keeps the place of a single moved day after the cut, and takes along what nothing was changed of', () => {
    const dayOf = (id: string, fields: object) =>
      aTask(user, { id, title: 'Bins', date: fourth, repeat: 'bins', repeatDay: fourth, ...fields });
    const stored = [
      dayOf('same', {}),
      dayOf('moved', { date: fifth }),
      dayOf('before', { date: second, repeatDay: second }),
    ];
    expect(unchangedDays(taskSeries, [weekly], stored, third).map(({ id }) => id)).toEqual(['same']);
  });
});

describe('a series that is cut on two devices', () => {
  const glass = changeSeries([weekly], third, { title: 'Glass', rule: 'FREQ=WEEKLY;BYDAY=WE' });
  const paperFrom = (day: PlanDay) =>
    changeSeries([weekly], day, { title: 'Paper', rule: 'FREQ=WEEKLY;BYDAY=TH' });
  const after = (...all: readonly Revertible[]) =>
    daysIn(
      apply(
        storeOf([weekly]),
        all.flatMap(({ changes }) => changes),
      ),
    ).slice(0, 4);

  it('[RP4][RP24] on different days has the latest segment of each day, in whatever order they arrive', () => {
    const days = ['03-09 Bins', '03-16 Bins', '03-25 Glass', '04-02 Paper'];
    expect(after(glass, paperFrom(fourth))).toEqual(days);
    expect(after(paperFrom(fourth), glass)).toEqual(days);
  });

  it('[RP4][RP24] on the same day has no double, and the later change counts', () => {
    expect(after(glass, paperFrom(third))).toEqual([
      '03-09 Bins',
      '03-16 Bins',
      '03-26 Paper',
      '04-02 Paper',
    ]);
    expect(after(paperFrom(third), glass)).toEqual([
      '03-09 Bins',
      '03-16 Bins',
      '03-25 Glass',
      '04-01 Glass',
    ]);
  });
});

describe('the undo of a cut after a later change', () => {
  const before = storeOf([weekly, later(fourth, { title: 'Paper', rule: 'FREQ=WEEKLY;BYDAY=TH' })]);
  const cuts: readonly (readonly [string, (segments: Segments) => Revertible])[] = [
    ['deleted it from there on', (segments) => endSeries(segments, third)],
    ['changed its rule', change(third, 'Cut', 'FREQ=WEEKLY;BYDAY=FR')],
  ];

  it.each(cuts)("[RP24] that %s leaves what 'All' has decided, and no earlier rule comes back", (_, cut) => {
    const one = step(before, cut);
    const all = step(one.after, change(today, 'Glass', 'FREQ=WEEKLY;BYDAY=WE'));
    const withoutCut = step(before, change(today, 'Glass', 'FREQ=WEEKLY;BYDAY=WE')).after;
    expect(daysIn(one.undoIn(all.after))).toEqual(daysIn(withoutCut));
  });

  it.each(cuts)("[RP24] that %s gives what comes back the title that 'All' has changed since", (_, cut) => {
    const rename = (segments: Segments) => editSeries(segments, today, { title: 'Glass' });
    const one = step(before, cut);
    const all = step(one.after, rename);
    expect(daysIn(one.undoIn(all.after))).toEqual(daysIn(step(before, rename).after));
  });

  it('[RP24] leaves a change from the same day on', () => {
    const one = step(before, change(third, 'Cut', 'FREQ=WEEKLY;BYDAY=FR'));
    const two = step(one.after, change(third, 'Glass', 'FREQ=WEEKLY;BYDAY=WE'));
    expect(daysIn(one.undoIn(two.after))).toEqual(daysIn(two.after));
  });

  it('[RP24] leaves a change from a day between the cut and what it has removed', () => {
    const one = step(before, change(second, 'Cut', 'FREQ=WEEKLY;BYDAY=FR'));
    const two = step(one.after, change(third, 'Glass', 'FREQ=WEEKLY;BYDAY=WE'));
    expect(daysIn(one.undoIn(two.after))).toEqual([
      '03-09 Bins',
      '03-16 Bins',
      ...daysIn(two.after).filter((day) => day.endsWith('Glass')),
    ]);
  });

  it('[RP24] restores nothing of a series that was deleted meanwhile', () => {
    const one = step(before, change(third, 'Cut', 'FREQ=WEEKLY;BYDAY=FR'));
    const deleted = step(one.after, (segments) => endSeries(segments, weekly.first));
    expect(daysIn(one.undoIn(deleted.after))).toEqual([]);
  });
});

describe('a day that was kept of an ended series and repeats again', () => {
  const kept = aTask(user, { id: 'kept', title: 'Bins', date: third, repeat: 'bins', repeatDay: third });
  const fridays = { id: 'bins', user, title: 'Glass', now: weekly.createdAt, rule: 'FREQ=WEEKLY;BYDAY=FR' };
  const again = { ...fridays, first: planDay('2026-03-27') };
  const both = ['03-09 Bins', '03-16 Bins', '03-27 Glass', '04-03 Glass'];

  it('[RP8][RP25] where the new rule begins later gives its place to the first time, and no undo doubles a day', () => {
    const end = step(storeOf([weekly]), (segments) => endSeries(segments, third));
    const begin = step(end.after, (segments) => beginSeries(taskSeries, kept, again, segments));
    expect(daysIn(begin.after).slice(0, 4)).toEqual(both);
    expect(daysIn(end.undoIn(begin.after)).filter((day) => day > '03-27')).toEqual(
      daysIn(begin.after).filter((day) => day > '03-27'),
    );
    const restored = end.undoIn(begin.undoIn(begin.after));
    expect(daysIn(restored)).toEqual(daysIn(storeOf([weekly])));
  });
});

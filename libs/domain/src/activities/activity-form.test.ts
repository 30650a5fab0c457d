import { describe, expect, it } from 'vitest';
import type { Activity } from '../records/activity.ts';
import { clockTime } from '../time/clock-time.ts';
import { planDay } from '../time/plan-day.ts';
import { inZone } from '../time/zones.fixture.ts';
import {
  type ActivityDraft,
  activityTimeHints,
  checkActivityDraft,
  draftOfActivity,
  newActivityDraft,
  pastDayError,
} from './activity-form.ts';

const day = planDay('2026-03-04');
const fields = { title: 'Swim', date: day, startTime: '18:00', endTime: '19:00' };
const draft: ActivityDraft = { ...fields, leads: '' };
const required = 'Please fill in all fields';

function errorsOf(change: Partial<ActivityDraft>) {
  const checked = checkActivityDraft({ ...draft, ...change });
  return checked.ok ? {} : checked.errors;
}

describe('the form of an activity', () => {
  it('[TT10] is empty when adding, and [TT16] has the stored values when editing', () => {
    expect(newActivityDraft()).toEqual({ title: '', date: '', startTime: '', endTime: '', leads: '' });
    const times = { date: day, startTime: clockTime('18:00'), endTime: clockTime('19:00') };
    expect(draftOfActivity({ id: 'a', title: 'Swim', ...times } as Activity)).toEqual(draft);
  });

  it('[DA11] returns title, day and times to store, [TT10] with a fixed day that one', () => {
    expect(checkActivityDraft({ ...draft, title: ' Swim ' })).toEqual({ ok: true, fields });
    expect(checkActivityDraft({ ...draft, date: '' }, { day })).toEqual({ ok: true, fields });
  });

  it('[NF31] returns when it rings, if that was chosen', () =>
    expect(checkActivityDraft({ ...draft, leads: '60' })).toEqual({
      ok: true,
      fields: { ...fields, leads: '60' },
    }));

  it.each([
    [{ title: '' }, { title: required }],
    [{ title: ' \n' }, { title: required }],
    [{ title: '\u200b' }, { title: required }],
    [{ startTime: '' }, { startTime: required }],
    [{ endTime: '' }, { endTime: required }],
    [{ startTime: '24:00' }, { startTime: required }],
    [{ date: '' }, { date: required }],
    [
      { title: '', startTime: '', endTime: '' },
      { title: required, startTime: required, endTime: required },
    ],
  ])('[TT12] with %j is invalid', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
    expect(checkActivityDraft({ ...draft, ...change })).toMatchObject({ message: required });
  });

  it('[TT15] rejects equal times, and treats an end before the start as on the next day', () => {
    expect(errorsOf({ endTime: '18:00' })).toEqual({ endTime: 'End time must differ from start time' });
    expect(errorsOf({ endTime: '17:59' })).toEqual({});
    expect(errorsOf({ startTime: '23:59', endTime: '00:00' })).toEqual({});
    const hints = ['17:59', '18:00', '18:01', ''].map(
      (endTime) => activityTimeHints({ ...draft, endTime }, day).endTime,
    );
    expect(hints).toEqual(['Ends on the next day (+1)', undefined, undefined, undefined]);
  });

  it.each(['2026-02-30', '9999-12-31', '1000-01-01'])('[TT16] rejects %s, which no week shows', (date) => {
    expect(errorsOf({ date })).toEqual({ date: 'Date is not a valid date' });
  });

  it('[TT16] rejects a move to a past day', () => {
    const earliest = planDay('2026-03-05');
    const message = 'Cannot move activities to past dates';
    expect(checkActivityDraft(draft, { earliest })).toEqual({
      ok: false,
      message,
      errors: { date: message },
    });
    expect(checkActivityDraft(draft, { earliest: day })).toMatchObject({ ok: true });
  });

  it('[LM1] [LM5] enforces the limit of the title', () => {
    expect(errorsOf({ title: ` ${'a'.repeat(200)} ` })).toEqual({});
    expect(errorsOf({ title: 'a'.repeat(201) })).toEqual({
      title: 'Activity Title must be at most 200 characters',
    });
  });
});

describe('a past day', () => {
  const today = planDay('2026-03-10');
  const refusals = (day: string) =>
    (['add', 'edit', 'delete', 'move'] as const).map((change) => pastDayError(change, planDay(day), today));

  it('[TT13] [TT14] [TT16] rejects adding, editing, deleting and moving to it', () => {
    expect(refusals('2026-03-09')).toEqual([
      'Cannot add activities to past dates',
      'Cannot edit activities of past dates',
      'Cannot delete activities from past dates',
      'Cannot move activities to past dates',
    ]);
  });

  it('[TT8] [TT16] today and later days reject nothing', () => {
    for (const day of ['2026-03-10', '2026-03-11', '9999-12-31'])
      expect(refusals(day)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('the form where the clock skips a time', () => {
  const on = (date: string, startTime: string, endTime: string) => ({
    title: 'Swim',
    date,
    startTime,
    endTime,
  });
  const becomes = (time: string) => `The clock skips this time on that day: it becomes ${time}`;
  it.each([
    ['29', '02:30', '', { startTime: becomes('03:30') }],
    ['29', '01:00', '02:30', { endTime: becomes('03:30') }],
    ['28', '22:00', '02:30', { endTime: `Ends on the next day (+1). ${becomes('03:30')}` }],
    [
      '29',
      '02:30',
      '03:00',
      { startTime: becomes('03:30'), endTime: 'The start is later on that day: the end becomes 04:00' },
    ],
    ['30', '02:30', '03:00', {}],
  ])('[TT7] on %s March, from %s to %s, shows what it becomes', (day, start, end, hints) =>
    inZone('Europe/Berlin', () => {
      const date = `2026-03-${day}`;
      expect(activityTimeHints(on(date, start, end), date, 'en-GB')).toEqual({
        startTime: undefined,
        endTime: undefined,
        ...hints,
      });
    }),
  );

  it('[TT7] stores what the clock shows, and opens an earlier activity with it', () =>
    inZone('Europe/Berlin', () => {
      const typed = on('2026-03-29', '02:30', '03:00');
      const shown = { ...typed, startTime: '03:30', endTime: '04:00' };
      expect(checkActivityDraft({ ...typed, leads: '' })).toEqual({ ok: true, fields: shown });
      expect(draftOfActivity({ ...typed, id: 'a' } as unknown as Activity)).toMatchObject(shown);
    }));
});

import { describe, expect, it } from 'vitest';
import type { Instant, UserId } from '../brands.ts';
import type { Reminder } from '../records/reminder.ts';
import { clockTime } from '../time/clock-time.ts';
import { momentAt } from '../time/moment-at.ts';
import { addDays, planDay } from '../time/plan-day.ts';
import { inZone, zones } from '../time/zones.fixture.ts';
import { checkReminderDraft, draftOfReminder, newReminderDraft } from './reminder-form.ts';
import { skippedTimeText } from '../time/skipped-time.ts';

const reminder = (dateTime: string): Reminder => ({
  id: 'r',
  userId: 'user' as UserId,
  title: 'Call',
  dateTime,
  completed: false,
  createdAt: '2026-03-01T08:00:00.000Z' as Instant,
});
const filled = { title: 'Call', date: '2026-03-10', time: '09:00', leads: '' };
const dateTimeOf = (draft: typeof filled, opened?: Reminder) => {
  const checked = checkReminderDraft(draft, opened);
  return checked.ok ? checked.fields.dateTime : checked.message;
};

describe('the form of a reminder', () => {
  it('[RM2] begins empty', () => {
    expect(newReminderDraft()).toEqual({ title: '', date: '', time: '', leads: '' });
  });

  it.each([
    ['title', ''],
    ['title', '   '],
    ['title', '\u200b'],
    ['date', ''],
    ['time', ''],
  ])('[RM3] a reminder without a %s is invalid: %o', (field, value) => {
    const sentence = 'Please fill in all fields';
    expect(checkReminderDraft({ ...filled, [field]: value })).toMatchObject({
      ok: false,
      message: sentence,
      errors: { [field]: sentence },
    });
  });

  it('[RM3] an empty form shows the error at each field', () => {
    const checked = checkReminderDraft(newReminderDraft());
    expect(!checked.ok && Object.values(checked.errors)).toEqual(Array(3).fill('Please fill in all fields'));
  });

  it('[NF31] stores when it rings, and nothing without a choice', () => {
    const stored = { ...reminder('2026-03-10T08:00:00.000Z'), leads: '1440 0' };
    expect(draftOfReminder(stored).leads).toBe('1440 0');
    expect(checkReminderDraft({ ...filled, leads: 'none' })).toMatchObject({ fields: { leads: 'none' } });
    const checked = checkReminderDraft(filled);
    expect(checked.ok && 'leads' in checked.fields).toBe(false);
  });

  it('[LM1] [LM5] a title has up to 200 characters after trimming', () => {
    expect(checkReminderDraft({ ...filled, title: ` ${'x'.repeat(200)} ` })).toMatchObject({
      ok: true,
      fields: { title: 'x'.repeat(200) },
    });
    expect(checkReminderDraft({ ...filled, title: 'x'.repeat(201) })).toMatchObject({
      message: 'Reminder Title must be at most 200 characters',
    });
  });

  it.each([
    [{ date: '2026-02-30' }, 'Date is not a valid date'],
    [{ date: '0026-03-10' }, 'Date is not a valid date'],
    [{ time: '24:00' }, 'Time is not a valid time'],
  ])('[RM3] %o is invalid', (part, sentence) => {
    expect(dateTimeOf({ ...filled, ...part })).toBe(sentence);
  });

  it('[RM8] a moment outside the supported years is invalid', () =>
    inZone('America/New_York', () => {
      expect(dateTimeOf({ ...filled, date: '9999-12-31', time: '23:00' })).toBe('Date is not a valid date');
      expect(dateTimeOf({ ...filled, date: '9999-12-31', time: '18:00' })).toBe('9999-12-31T23:00:00.000Z');
    }));

  it('[RM10] [DA36] keeps the stored moment to the second if date and time do not change', () => {
    const opened = reminder('2026-03-10T08:00:15.250Z');
    const draft = draftOfReminder(opened);
    expect(dateTimeOf({ ...draft, title: 'Call again' }, opened)).toBe(opened.dateTime);
    expect(dateTimeOf({ ...draft, date: '2026-03-11' }, opened)).toBe(
      momentAt(planDay('2026-03-11'), clockTime(draft.time)),
    );
  });

  it('[RM8] [DA36] an edit of another field keeps the second occurrence of an hour that the clock shows twice', () =>
    inZone('Europe/Berlin', () => {
      const second = reminder('2026-10-25T01:30:00.000Z');
      const draft = draftOfReminder(second);
      expect(draft.time).toBe('02:30');
      expect(dateTimeOf({ ...draft, title: 'Call again' }, second)).toBe(second.dateTime);
    }));
});

describe('clock changes', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z', '03:30'],
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z', '03:30'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z', '02:45'],
    ['Africa/Cairo', '2026-04-24T00:30', '2026-04-23T22:30:00.000Z', '01:30'],
  ])('[RM8] in %s the skipped %s is stored as %s and shown as %s', (zone, local, moment, shown) =>
    inZone(zone, () => {
      const [date = '', time = ''] = local.split('T');
      expect(dateTimeOf({ ...filled, date, time })).toBe(moment);
      expect(skippedTimeText({ date, time }, 'en-GB')).toBe(
        `The clock skips this time on that day: it becomes ${shown}`,
      );
      for (const stored of [moment, local])
        expect(draftOfReminder(reminder(stored))).toMatchObject({ date, time: shown });
    }),
  );

  it.each([
    ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z'],
  ])('[RM8] in %s on %s the repeated %s means its first occurrence', (zone, date, time, moment) =>
    inZone(zone, () => {
      expect(dateTimeOf({ ...filled, date, time })).toBe(moment);
      expect(skippedTimeText({ date, time })).toBeUndefined();
    }),
  );

  it('[RM8] an incomplete date or time has no text', () => {
    expect(skippedTimeText(newReminderDraft())).toBeUndefined();
  });
});

/** Whether the form shows a stored date and time as entered, or later by one clock change. */
function isKept(date: string, time: string): boolean {
  const dateTime = dateTimeOf({ ...filled, date, time });
  const read = draftOfReminder(reminder(dateTime));
  // The older local format means the same moment.
  if (draftOfReminder(reminder(`${date}T${time}`)).time !== read.time) return false;
  if (read.date === date && read.time === time) return true;
  const hourBefore = new Date(Date.parse(dateTime) - 3_600_000);
  const hasJumped = hourBefore.getTimezoneOffset() > new Date(dateTime).getTimezoneOffset();
  return hasJumped && read.date === date && read.time > time;
}

describe.each(zones)('[RM8] in %s', (zone) => {
  it('every day of 2024 to 2030 keeps the date and time that were entered, except for one clock change', () =>
    inZone(zone, () => {
      const lost: string[] = [];
      for (let day = planDay('2024-01-01'); day <= '2030-12-31'; day = addDays(day, 1))
        for (const time of ['00:30', '02:30', '12:00', '23:59'])
          if (!isKept(day, time)) lost.push(`${day} ${time}`);
      expect(lost).toEqual([]);
    }));
});

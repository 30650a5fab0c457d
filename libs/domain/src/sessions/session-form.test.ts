import { describe, expect, it } from 'vitest';
import type { Instant } from '../brands.ts';
import { inZone } from '../time/zones.fixture.ts';
import { checkSessionDraft, draftOfSpan } from './session-form.ts';
import { overlapText, type Span, spanText } from './span.ts';

const now = new Date('2026-03-10T12:00:30');
const filled = { date: '2026-03-10', time: '12:00', minutes: '25', note: '' };
const messageOf = (part: Partial<typeof filled>, opened?: Span) => {
  const checked = checkSessionDraft({ ...filled, ...part }, now, opened);
  return checked.ok ? undefined : checked;
};
const plain = (text: string | undefined) => text?.replaceAll(' ', ' ');
const spanAt = (local: string, minutes: number): Span => ({
  end: new Date(local).toISOString() as Instant,
  duration: minutes * 60,
});

describe('the form of a session', () => {
  it.each([
    [{ time: '12:01' }, 'time', 'Choose a time that has passed'],
    [{ date: '2026-03-11', time: '08:00' }, 'time', 'Choose a time that has passed'],
    [{ time: '' }, 'time', 'Time is required'],
    [{ time: '24:00' }, 'time', 'Time is not a valid time'],
    [{ date: '' }, 'date', 'Date is required'],
    [{ date: '2026-02-30' }, 'date', 'Date is not a valid date'],
    [{ minutes: '' }, 'minutes', 'Choose 1 to 1,440 minutes'],
    [{ minutes: '0' }, 'minutes', 'Choose 1 to 1,440 minutes'],
    [{ minutes: '1.5' }, 'minutes', 'Choose 1 to 1,440 minutes'],
    [{ minutes: '1441' }, 'minutes', 'Choose 1 to 1,440 minutes'],
    [{ note: 'x'.repeat(201) }, 'note', 'Note must be at most 200 characters'],
  ] as const)('[TH4] %o is invalid', (part, field, message) => {
    expect(messageOf(part)).toEqual({ ok: false, message, errors: { [field]: message } });
  });

  it.each([
    [{}, '2026-03-10T12:00:00', 1500],
    [{ minutes: '1440' }, '2026-03-10T12:00:00', 86_400],
    [{ date: '2001-01-01', time: '00:05', minutes: '1' }, '2001-01-01T00:05:00', 60],
    [{ note: 'x'.repeat(200) }, '2026-03-10T12:00:00', 1500],
  ])('[TH4] %o is accepted, also long before the account', (part, end, duration) => {
    expect(checkSessionDraft({ ...filled, ...part }, now)).toEqual({
      ok: true,
      fields: { end: new Date(end).toISOString(), duration },
    });
  });

  it('[TH5] keeps an unchanged end and length to the second, and those that could not be chosen', () => {
    const opened = { end: '2026-03-10T11:58:07.250Z' as Instant, duration: 90_031 };
    const draft = { ...draftOfSpan(opened), note: '' };
    expect(draft.minutes).toBe('1500');
    expect(checkSessionDraft({ ...draft, note: 'Late' }, now, opened)).toEqual({ ok: true, fields: opened });
    expect(checkSessionDraft({ ...draft, minutes: '20' }, now, opened)).toMatchObject({
      fields: { end: opened.end, duration: 1200 },
    });
    expect(checkSessionDraft({ ...draft, minutes: '1501' }, now, opened)).toMatchObject({ ok: false });
  });

  it('[TH5] counts real minutes where the clock skips an hour or shows it twice', () => {
    inZone('Europe/Berlin', () => {
      const skipped = checkSessionDraft(
        { ...filled, date: '2026-03-29', time: '02:30', minutes: '60' },
        new Date('2026-04-01T12:00:00Z'),
      );
      expect(skipped).toEqual({ ok: true, fields: { end: '2026-03-29T01:30:00.000Z', duration: 3600 } });
      expect(plain(spanText({ end: '2026-03-29T01:30:00.000Z' as Instant, duration: 3600 }, 'en-US'))).toBe(
        'From 1:30 AM to 3:30 AM',
      );
      const second = { end: '2026-10-25T01:30:00.000Z' as Instant, duration: 3600 };
      expect(draftOfSpan(second)).toMatchObject({ date: '2026-10-25', time: '02:30' });
      expect(
        checkSessionDraft(
          { ...draftOfSpan(second), note: 'Second' },
          new Date('2026-11-01T12:00:00Z'),
          second,
        ),
      ).toEqual({
        ok: true,
        fields: second,
      });
    });
  });

  it('[TH5] shows and keeps the same moment in another zone', () => {
    const end = '2026-03-10T22:30:00.000Z' as Instant;
    inZone('Asia/Tokyo', () => {
      const draft = draftOfSpan({ end, duration: 60 });
      expect(draft).toEqual({ date: '2026-03-11', time: '07:30', minutes: '1' });
      expect(
        checkSessionDraft({ ...draft, note: '' }, new Date('2026-03-12T12:00:00Z'), { end, duration: 60 }),
      ).toMatchObject({
        fields: { end },
      });
    });
  });
});

describe('the line below the form', () => {
  it.each([
    [spanAt('2026-03-10T14:30:00', 25), 'From 2:05 PM to 2:30 PM'],
    [spanAt('2026-03-10T00:10:00', 25), 'From Mon, Mar 9, 11:45 PM to 12:10 AM'],
  ])('[TH4] says from when to when', (span, text) => {
    expect(plain(spanText(span, 'en-US'))).toBe(text);
  });

  it('[TH4] names the session that it overlaps most, and none that only touches it', () => {
    const others = [
      { ...spanAt('2026-03-10T14:00:00', 60), name: 'stopwatch session' },
      { ...spanAt('2026-03-10T14:25:00', 25), name: 'focus session' },
      { ...spanAt('2026-03-10T15:00:00', 30), name: 'focus session' },
    ];
    expect(plain(overlapText(spanAt('2026-03-10T14:30:00', 31), others, 'en-US'))).toBe(
      'Overlaps the focus session from 2:00 PM to 2:25 PM',
    );
    expect(overlapText(spanAt('2026-03-10T14:30:00', 5), others)).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockTimeOf, planDayOf } from '../time/clock.ts';
import { inZone, zones } from '../time/zones.fixture.ts';
import { rewrittenFields } from './collection.ts';
import { reminders } from './reminder.ts';

const rewritten = (dateTime: unknown) => rewrittenFields(reminders, { title: 'Call', dateTime });
const localForm = (date: Date) => `${planDayOf(date)}T${clockTimeOf(date)}`;
const anyMoment = fc
  .integer({ min: Date.UTC(2024, 0, 5) / 60_000, max: Date.UTC(2030, 11, 25) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));

describe('a local dateTime', () => {
  it.each([
    ['Pacific/Pago_Pago', '2026-03-10T20:00:00.000Z'],
    ['Europe/Berlin', '2026-03-10T08:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-03-09T19:00:00.000Z'],
  ])('[DA23] [RM8] in %s becomes %s', (zone, dateTime) =>
    inZone(zone, () => expect(rewritten('2026-03-10T09:00')).toEqual({ dateTime })),
  );

  it.each(zones)('[DA23] in %s becomes the moment when the local clock shows it, and then stays', (zone) =>
    inZone(zone, () => {
      fc.assert(
        fc.property(anyMoment, (due) => {
          const { dateTime = '' } = rewritten(localForm(due));
          expect(localForm(new Date(dateTime))).toBe(localForm(due));
          expect(rewritten(dateTime)).toEqual({});
        }),
      );
    }),
  );

  it('[DA23] stays unchanged if it is outside the supported years', () =>
    inZone('Pacific/Pago_Pago', () => expect(rewritten('9999-12-31T23:59')).toEqual({})));

  it.each([undefined, null, 7, '', 'tomorrow', '2026-02-30T09:00', '2026-03-10T09:00:00Z', {}])(
    '[OF9] an invalid date and time stays: %s',
    (value) => expect(rewritten(value)).toEqual({}),
  );
});

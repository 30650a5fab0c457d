import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDayOf } from '../time/clock.ts';
import { momentAt } from '../time/moment-at.ts';
import { addDays, daysBetween, noonOf, planDay } from '../time/plan-day.ts';
import { inZone, zones } from '../time/zones.fixture.ts';
import { linesLeft } from './lines-left.fixture.ts';
import { linesInDoubt } from './lines-in-doubt.fixture.ts';
import { linesRead } from './lines-read.fixture.ts';
import { type QuickAddPart, readQuickAdd } from './read-quick-add.ts';

const works = ['Kitchen', 'Kitchen renovation', 'Sat exam'].map((title) => ({ id: title, title }));
const texts = [...linesRead, ...linesInDoubt].map(([line]) => line).concat(linesLeft);
const pieces = [...new Set(texts.flatMap((line) => line.split(' ')))];

/** Lines of the table, of their words in random order, and of random text. */
const anyLine = fc.oneof(
  fc.constantFrom(...texts),
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 6 })), { maxLength: 20 })
    .map((words) => words.join('  ')),
);
/** Any hour of any day, with midnight and the minute before it often. */
const anyMoment = fc
  .tuple(
    fc.integer({ min: 0, max: 3_000 }),
    fc.oneof(fc.constantFrom(0, 1, 1_439), fc.integer({ min: 0, max: 1_439 })),
  )
  .map(([days, minute]) => new Date(2024, 0, 1 + days, 0, minute));

const gaps = (line: string, parts: readonly QuickAddPart[]) =>
  [...parts, { start: line.length }].map(({ start }, index) => line.slice(parts[index - 1]?.end ?? 0, start));
const packed = (text: string) => text.replace(/\s/g, '');

describe('any line', () => {
  it('[QA2] consists of the title and the words that were read, except for the spaces around these', () => {
    fc.assert(
      fc.property(anyLine, anyMoment, (line, now) => {
        const { title, parts } = readQuickAdd(line, { now, works });
        const left = gaps(line, parts);
        expect(packed(title)).toBe(packed(left.join('')));
        for (const gap of left) expect(title).toContain(gap.trim());
        for (const part of parts) expect(line.slice(part.start, part.end)).toContain(part.text);
        expect(parts.every(({ start }, index) => start >= (parts[index - 1]?.end ?? 0))).toBe(true);
        expect(new Set(parts.map(({ kind }) => kind)).size).toBe(parts.length);
        if (parts.length === 0) expect(title).toBe(line);
      }),
      { seed: 1, numRuns: 2_000 },
    );
  });

  it('[QA2] is the title again after all parts are rejected', () => {
    fc.assert(
      fc.property(anyLine, anyMoment, (line, now) => {
        const takenBack: QuickAddPart[] = [];
        // Kinds have different fields: without a kind or a time, other words may be read.
        for (let round = 0; round < 3; round += 1)
          takenBack.push(...readQuickAdd(line, { now, works, takenBack }).parts);
        const { doubt: _doubt, ...reading } = readQuickAdd(line, { now, works, takenBack });
        expect(reading).toEqual({ title: line, kind: 'task', parts: [] });
      }),
      { seed: 2, numRuns: 1_000 },
    );
  });

  it('[QA2] keeps the other parts when one is rejected', () => {
    const now = new Date(2026, 2, 4, 10, 30);
    const line = 'call mum, fri 14:00 about #Kitchen';
    const withoutDay = readQuickAdd(line, { now, takenBack: [{ kind: 'day', text: 'fri' }] });
    expect(withoutDay).toMatchObject({
      title: 'call mum, fri about #Kitchen',
      time: '14:00',
      day: '2026-03-04',
    });
    const withoutTime = readQuickAdd(line, { now, works, takenBack: [{ kind: 'time', text: '14:00' }] });
    expect(withoutTime).toMatchObject({ title: 'call mum 14:00 about', kind: 'task', day: '2026-03-06' });
    expect(withoutTime.work).toEqual({ id: 'Kitchen', title: 'Kitchen' });
  });
});

describe('a part', () => {
  it('[QA3] [LM1] is not read if the remaining title would be invisible', () => {
    const now = new Date('2026-03-11T12:00:00');
    expect(readQuickAdd('\u200b tomorrow', { now }).parts).toEqual([]);
    expect(readQuickAdd('a\u200bb tomorrow', { now }).title).toBe('a\u200bb');
  });

  it('[QA2] has the words that were read and that leave the title', () => {
    const partsOf = (line: string) => readQuickAdd(line, { now: new Date(2026, 2, 4), works }).parts;
    expect(partsOf('call mum, on fri 2pm')).toEqual([
      { kind: 'day', text: 'on fri', start: 8, end: 16 },
      { kind: 'time', text: '2pm', start: 17, end: 20 },
    ]);
    expect(partsOf('call #Kitchen 9 p.m., fri')).toMatchObject([
      { kind: 'work', text: '#Kitchen' },
      { kind: 'time', text: '9 p.m.' },
      { kind: 'day', text: 'fri' },
    ]);
    expect(partsOf('call #Kitchen 9pm')[1]).toMatchObject({ kind: 'time', text: '9pm' });
  });
});

const dayOf = (line: string, now: Date) => readQuickAdd(line, { now }).day;
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

describe.each(zones)('in %s', (zone) => {
  it('[QA3] days are counted from the local day, at any hour', () =>
    inZone(zone, () => {
      fc.assert(
        fc.property(anyMoment, fc.nat({ max: 999 }), (now, count) => {
          const today = planDayOf(now);
          expect(dayOf('rest today', now)).toBe(today);
          expect(dayOf('rest tomorrow', now)).toBe(addDays(today, 1));
          expect(dayOf(`rest in ${count} days`, now)).toBe(addDays(today, count));
          for (const [number, name] of weekdays.entries()) {
            const day = dayOf(`rest ${name}`, now)!;
            expect(noonOf(day).getDay()).toBe(number);
            expect(daysBetween(today, day)).toBeGreaterThan(0);
            expect(daysBetween(today, day)).toBeLessThanOrEqual(7);
          }
          expect(dayOf('rest next monday', now)).toBe(dayOf('rest monday', now));
        }),
        { seed: 3, numRuns: 60 },
      );
    }));

  it("[QA3] [ST2] days are counted from the user's day, which may start later", () =>
    inZone(zone, () => {
      const now = new Date(2026, 2, 5, 2);
      const read = (line: string) => readQuickAdd(line, { now, today: planDayOf(now, 4) }).day;
      expect([read('rest today'), read('rest tomorrow')]).toEqual(['2026-03-04', '2026-03-05']);
    }));

  it('[QA3] a time without a day is in the future, and within a day', () =>
    inZone(zone, () => {
      fc.assert(
        fc.property(anyMoment, (now) => {
          const day = dayOf('rest at 09:30', now)!;
          const [year, month, date] = day.split('-').map(Number);
          const moment = new Date(year!, month! - 1, date, 9, 30);
          expect(moment.getTime()).toBeGreaterThan(now.getTime());
          expect([planDayOf(now), addDays(planDayOf(now), 1)]).toContain(day);
        }),
        { seed: 4, numRuns: 60 },
      );
    }));
});

describe('a weekday with the number of a day', () => {
  it('[QA3] is the next day with that number, or no day', () => {
    const anyName = fc.constantFrom(...weekdays, ...weekdays.map((name) => name.slice(0, 3)));
    const anyTime = fc.constantFrom('', ' 9am', ' at 14:00');
    const anyNumber = fc.tuple(fc.integer({ min: 1, max: 31 }), fc.constantFrom('', 'th'));
    fc.assert(
      fc.property(anyMoment, anyName, anyNumber, anyTime, (now, name, [number, ordinal], time) => {
        const line = `Dentist ${name} ${number}${ordinal}${time}`;
        let coming = planDayOf(now);
        while (Number(coming.slice(8)) !== number) coming = addDays(coming, 1);
        const matches = weekdays[noonOf(coming).getDay()]!.startsWith(name);
        const reading = readQuickAdd(line, { now });
        if (matches) expect([reading.title, reading.day]).toEqual(['Dentist', coming]);
        else
          expect(reading).toEqual({
            title: line,
            kind: 'task',
            doubt: { text: `${name} ${number}${ordinal}`, day: coming, why: 'no single day' },
            parts: [],
          });
      }),
      { seed: 6, numRuns: 2_000 },
    );
  });
});

describe('a time at a clock change', () => {
  const read = (line: string, now: Date) => {
    const { title, day, time } = readQuickAdd(line, { now });
    return [title, day, time, momentAt(day!, time!)];
  };

  it('[QA3] that the clock skips becomes the time shown instead', () => {
    inZone('Europe/Berlin', () => {
      const skipped = ['Feed', '2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'];
      expect(read('Feed 29 march at 2:30', new Date(2026, 2, 4))).toEqual(skipped);
      expect(read('Feed sunday 29 at 02:30', new Date(2026, 2, 4))).toEqual(skipped);
      expect(read('Feed at 2:30', new Date(2026, 2, 28, 23))).toEqual(skipped);
    });
    // This zone's clock skips the last hour of a Saturday.
    inZone('America/Nuuk', () => {
      const skipped = ['Feed', '2026-03-29', '00:30', '2026-03-29T01:30:00.000Z'];
      expect(read('Feed 28 march 23:30', new Date(2026, 2, 4))).toEqual(skipped);
    });
  });

  it('[QA3] that exists twice is the first one', () =>
    inZone('Europe/Berlin', () => {
      const first = ['Feed', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'];
      expect(read('Feed 25 oct at 2:30', new Date(2026, 9, 4))).toEqual(first);
      expect(read('Feed at 2:30', new Date(2026, 9, 25, 1))).toEqual(first);
    }));
});

it('[QA3] [ST2] after midnight, today at 3am is in a few hours', () => {
  const now = new Date('2026-03-12T01:00:00');
  const read = (line: string) => readQuickAdd(line, { now, today: planDay('2026-03-11') });
  expect(read('tea today at 3am')).toMatchObject({ day: '2026-03-12', time: '03:00' });
  expect(read('tea at 3am')).toMatchObject({ day: '2026-03-12', time: '03:00' });
  expect(read('tea today at 11pm')).toMatchObject({ day: '2026-03-12', time: '23:00' });
  expect(read('tea 11th 11pm')).toMatchObject({ day: '2026-03-11', time: '23:00', hasPassed: true });
  expect(read('tea tonight at 1:30am')).toMatchObject({ day: '2026-03-12', time: '01:30' });
});

describe('a date without a year', () => {
  it('[QA3] is the next such date, which can be today', () => {
    fc.assert(
      fc.property(anyMoment, fc.nat({ max: 3_000 }), (now, ahead) => {
        const today = planDayOf(now);
        const named = addDays(today, ahead);
        const month = noonOf(named).toLocaleString('en', { month: 'short' }).toLowerCase();
        const day = dayOf(`rest on ${Number(named.slice(8))} ${month}`, now)!;
        expect(day.slice(5)).toBe(named.slice(5));
        expect(day >= today && day <= named).toBe(true);
        expect(dayOf(`rest ${named}`, now)).toBe(named);
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  it.each([
    ['2026-01-31', 'rest in 1 month', '2026-02-28'],
    ['2027-12-31', 'rest in 2 months', '2028-02-29'],
    ['2026-03-01', 'rest 29 feb', '2028-02-29'],
    ['2096-03-01', 'rest 29 feb', '2104-02-29'],
    ['2026-12-24', 'rest 24 dec', '2026-12-24'],
    ['2026-12-25', 'rest 24 dec', '2027-12-24'],
    ['2026-03-08', 'rest next friday', '2026-03-13'],
    ['2026-03-02', 'rest next monday', '2026-03-09'],
  ])('[QA3] on %s, %j is on %s', (today, line, day) => {
    expect(dayOf(line, noonOf(planDay(today)))).toBe(day);
  });
});

it.each([
  '1',
  '1 ',
  ' ',
  ',',
  '-',
  '- ',
  '#',
  '#k ',
  '#Kitchen ',
  '3 days ',
  'in 3 ',
  'on ',
  'mon 14:00 and ',
  '24 dec of ',
  'fri 28 ',
  'next fri the 27th - ',
  '12.12. 9:00 ',
  '4/12-',
])('[QA2] 5,000 characters of %j are read', (piece) => {
  const line = `x ${piece.repeat(5_000)}`.slice(0, 5_000);
  const { title, parts } = readQuickAdd(line, { now: new Date(2026, 2, 4), works });
  expect(packed(title)).toBe(packed(gaps(line, parts).join('')));
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PlanDay } from '../brands.ts';
import { planDayOf } from '../time/clock.ts';
import { addDays, noonOf } from '../time/plan-day.ts';
import { readQuickAdd } from './read-quick-add.ts';

/** `npm run prove lines` tries a hundred times as many. */
const runs = process.env['DAYLOOM_PROVE'] === 'lines' ? 200_000 : 2_000;

/** A part of a line, and whether it can mean a day. A part of no day means none. */
interface Part {
  readonly text: string;
  readonly means?: (day: PlanDay, today: PlanDay) => boolean;
}

const anyDay = (): boolean => true;
const noDay = (): boolean => false;
const two = (value: number) => String(value).padStart(2, '0');
const constant = (means: NonNullable<Part['means']>, ...texts: readonly string[]) =>
  fc.constantFrom(...texts).map((text): Part => ({ text, means }));

const weekdayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const weekday = fc
  .tuple(
    fc.nat({ max: 6 }),
    fc.constantFrom('', ' morning', ' afternoon', ' evening', ' night'),
    fc.boolean(),
  )
  .map(([number, part, isLong]): Part => {
    const name = weekdayNames[number]!;
    return {
      text: `${isLong ? name : name.slice(0, 3)}${part}`,
      means: (day) => noonOf(day).getDay() === number,
    };
  });
const nextWeekday = weekday.map((part): Part => ({ ...part, text: `next ${part.text}` }));
const ordinal = fc
  .integer({ min: 1, max: 31 })
  .chain((date) =>
    fc.constantFrom(`${date}th`, `on ${date}th`, `on the ${date}th`).map((text) => ({ date, text })),
  )
  .map(({ date, text }): Part => ({ text, means: (day) => Number(day.slice(8)) === date }));

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const dateInWords = fc.tuple(fc.integer({ min: 1, max: 28 }), fc.nat({ max: 11 })).chain(([date, month]) => {
  const name = monthNames[month]!;
  return constant(
    (day) => day.slice(5) === `${two(month + 1)}-${two(date)}`,
    `${date} ${name}`,
    `${date}-${name}`,
    `${name} ${date}`,
    `${date}. ${name}`,
    `${date}th of ${name}`,
  );
});
const dateInNumbers = fc
  .tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 31 }), fc.constantFrom('/', '.'))
  .filter(
    ([one, other]) =>
      (one <= 12 || other <= 12) && `${one}/${other}` !== '16/9' && `${one}/${other}` !== '24/7',
  )
  .map(([one, other, separator]): Part => {
    const possible = [`${two(one)}-${two(other)}`, `${two(other)}-${two(one)}`];
    return {
      text: `${one}${separator}${other}${separator === '.' ? '.' : ''}`,
      means: (day) => possible.includes(day.slice(5)),
    };
  });
const month = constant(noDay, 'in January', 'in may', 'in december', 'this february', 'mid-october');
const relative = fc.oneof(
  constant((day, today) => day === today, 'today', 'this morning'),
  constant((day, today) => day === addDays(today, 1), 'tomorrow', 'tmrw', 'in one day'),
  constant((day, today) => day === addDays(today, 2), 'the day after tomorrow', 'in two days'),
  constant((day, today) => day === addDays(today, 14), 'in a fortnight', 'two weeks from now'),
  constant((day, today) => day === today || day === addDays(today, 1), 'tonight'),
);
/** 'thu next week' is a day of the next week. */
const nextWeek = constant((day, today) => day > today && day < addDays(today, 14), 'next week');
const stretch = constant(
  noDay,
  'next month',
  'this weekend',
  'at the end of the month',
  'yesterday',
  'Mon/Wed',
  'tue-thu',
  'last night',
);
const isWorkday = (day: PlanDay) => noonOf(day).getDay() % 6 !== 0;
const isFirstFriday = (day: PlanDay) => noonOf(day).getDay() === 5 && day.slice(8) < '08';
/** Its first day is the day that the line names. */
const rule = fc.oneof(
  constant(anyDay, 'every day', 'every 2 days'),
  constant(isWorkday, 'on weekdays', 'every weekday'),
  constant(isFirstFriday, 'every first friday', 'first friday of every month'),
  constant((day) => day.endsWith('-05'), 'every 5th'),
  constant(noDay, 'every 2 hours', 'every 31 feb', 'every firday'),
);
const zone = constant(noDay, 'EST', 'UTC', 'UTC+2', '(PST)');
const word = constant(anyDay, 'call', 'Ann', 'dentist', 'milk', 'tea,', 'report', 'Kim', 'and', '42', '🎂');

const bare = fc.oneof(
  { weight: 3, arbitrary: weekday },
  nextWeekday,
  ordinal,
  dateInWords,
  dateInNumbers,
  month,
  relative,
  nextWeek,
  stretch,
  rule,
);
const written = fc
  .tuple(bare, fc.constantFrom('', '', '', '(', '@'))
  .map(([part, sign]): Part => ({ ...part, text: `${sign}${part.text}${sign === '(' ? ')' : ''}` }));
const time = fc.constantFrom('9am', 'at 14:00', '11:30', '@ 7pm', '7 p.m.', 'at 19h30', 'noon');

const anyLine = fc
  .record({
    parts: fc.array(written, { minLength: 1, maxLength: 3 }),
    words: fc.array(word, { maxLength: 4 }),
    at: time,
    zones: fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, fc.tuple(zone)),
  })
  .chain(({ parts, words, at, zones }) => {
    const timed: Part = {
      text: [at, ...zones.map(({ text }) => text)].join(' '),
      means: zones.length > 0 ? noDay : anyDay,
    };
    const all = [...parts, ...words, timed];
    return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
  });
const anyMoment = fc
  .tuple(fc.nat({ max: 1_500 }), fc.nat({ max: 1_439 }))
  .map(([days, minute]) => new Date(2026, 0, 1 + days, 0, minute));

it('[QA3] a line with a time and with parts that look like a day is for the day that all of them name, or has none and says why', () => {
  fc.assert(
    fc.property(anyLine, anyMoment, (parts, now) => {
      const today = planDayOf(now);
      const line = `Do ${parts.map(({ text }) => text).join(' ')}`;
      const reading = readQuickAdd(line, { now });
      const { kind, day, doubt, title } = reading;
      if (doubt) {
        expect([kind, day, title]).toEqual(['task', undefined, line]);
        return;
      }
      const unmet = day ? parts.filter(({ means = anyDay }) => !means(day, today)) : parts;
      expect([line, unmet.map(({ text }) => text)]).toEqual([line, []]);
    }),
    { seed: 9, numRuns: runs },
  );
}, 600_000);

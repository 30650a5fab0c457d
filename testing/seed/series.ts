import { type Change, create } from '@dayloom/data';
import { addDays, type Instant, type PlanDay, type Repeat, type UserId } from '@dayloom/domain';
import { placeOf } from '@dayloom/domain/repeats';

const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** Rules of all kinds that have `day` as a day, with the interval `every`. */
function rulesOn(day: PlanDay, every: number): readonly string[] {
  const { weekday, date, month } = placeOf(day);
  const interval = every > 1 ? `;INTERVAL=${every}` : '';
  const monthDay = date > 28 ? '-1' : date;
  return [
    `FREQ=DAILY${interval}`,
    `FREQ=WEEKLY${interval};BYDAY=${codes[weekday]}`,
    `FREQ=MONTHLY${interval};BYMONTHDAY=${monthDay}`,
    `FREQ=MONTHLY${interval};BYDAY=-1${codes[weekday]}`,
    `FREQ=YEARLY${interval};BYMONTH=${month};BYMONTHDAY=${Math.min(date, 28)}`,
  ];
}

/** A series of tasks without a work. */
const aSeries = (userId: UserId, index: number, first: PlanDay, rule: string): Repeat => {
  const id = `seeded-series-${String(index).padStart(6, '0')}`;
  const createdAt = `${first}T08:00:00.000Z` as Instant;
  return {
    id,
    userId,
    makes: 'task',
    series: id,
    first,
    rule,
    title: `Seeded series ${index + 1}`,
    createdAt,
  };
};

/** Series of tasks without a work that begin one day after the other. Their rules are of all kinds and all differ. */
export const manySeries = (userId: UserId, count: number, first: PlanDay): Repeat[] =>
  Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index);
    const rules = rulesOn(day, 1 + Math.floor(index / 5));
    return aSeries(userId, index, day, rules[index % 5]!);
  });

/** Series of every week that have no day on `today`, and were missed in the 40 days before it. */
export const missedSeries = (userId: UserId, count: number, today: PlanDay): Change[] =>
  Array.from({ length: count }, (_, index) => {
    const rule = rulesOn(addDays(today, 1), 1)[1]!;
    const { id, ...fields } = aSeries(userId, index, addDays(today, -40), rule);
    return create('repeats', id, fields);
  });

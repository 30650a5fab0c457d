import { expect, it } from 'vitest';
import { startOfActivity } from '../activities/activity-times.ts';
import { momentOfReminder } from '../reminders/reminder-moment.ts';
import { computedDays, segmentsOf } from '../repeats/index.ts';
import { addDays } from '../time/plan-day.ts';
import { planDayOf } from '../time/clock.ts';
import { inZone } from '../time/zones.fixture.ts';
import { momentsOf } from './moments.ts';
import { endOf, expectedMoments, type SeriesCase, seriesCases } from './series-cases.fixture.ts';

function momentsIn(one: SeriesCase): readonly string[] {
  const { now, segments, skips, reminders, activities } = one;
  const end = endOf(one);
  const [from, to] = [planDayOf(new Date(now)), addDays(planDayOf(new Date(end)), 1)];
  const view = { skips, works: new Map(), from, to };
  const computedReminders = computedDays('reminder', {
    ...{ ...view, segments: segmentsOf(segments, 'reminder'), changed: reminders },
  });
  const computedActivities = computedDays('schedule', {
    ...{ ...view, segments: segmentsOf(segments, 'schedule'), changed: activities },
  });
  const items = [
    ...[...reminders, ...computedReminders].map(
      (one) => ({ ...one, type: 'reminder', startsAt: momentOfReminder(one) }) as const,
    ),
    ...[...activities, ...computedActivities].map(
      (one) => ({ ...one, type: 'schedule', startsAt: startOfActivity(one) }) as const,
    ),
  ];
  return items
    .flatMap((item) => momentsOf(item).map(({ at }) => ({ at, text: `${at} ${item.id} ${item.title}` })))
    .filter(({ at }) => at >= now && at < end)
    .map(({ text }) => text)
    .toSorted();
}

it.each(seriesCases)('[RP22] what repeats notifies $name', (one) =>
  inZone(one.zone, () =>
    expect(momentsIn(one)).toEqual(expectedMoments(one).map((text) => text.replace(/\/\S+ /, ''))),
  ),
);

import { describe, expect, it } from 'vitest';
import type { UserId } from '../brands.ts';
import { whyInvalid } from '../records/why-invalid.ts';
import { goalTypes } from '../records/goal-facts.ts';
import { collectionOf } from '../records/index.ts';
import { instantOf } from '../time/instant.ts';
import { planDayOf } from '../time/clock.ts';
import { addDays, daysBetween, isPlanDay, planDay } from '../time/plan-day.ts';
import { inZone, zones } from '../time/zones.fixture.ts';
import { workState } from '../works/days-left.ts';
import { isOutside } from '../works/plan-range.ts';
import { sampleAccount } from './sample-account.ts';

const user = { id: 'demo' as UserId, email: 'demo@dayloom.example' };

function sampleOf(moment: string) {
  let count = 0;
  const now = new Date(moment);
  return sampleAccount({
    user,
    today: planDayOf(now),
    now: instantOf(now),
    newId: () => `id${(count += 1)}`,
  });
}

const moment = '2026-03-04T12:00:00.000Z';
const today = planDay('2026-03-04');
const sample = sampleOf(moment);
const of = (name: string) => sample.filter(({ collection }) => collection === name);
const day = (value: unknown) => planDay(String(value));

describe('the sample account', () => {
  it.each(zones)('has only valid records in %s, on any day', (zone) => {
    inZone(zone, () => {
      for (const now of [
        moment,
        '2026-03-29T00:30:00.000Z',
        '2026-11-01T05:59:00.000Z',
        '2028-02-29T23:59:00.000Z',
      ]) {
        const wrong = sampleOf(now).map(({ collection, fields }) =>
          whyInvalid(collectionOf(collection), fields),
        );
        expect(wrong.filter(Boolean)).toEqual([]);
      }
    });
  });

  it('is the same for the same options', () => expect(sampleOf(moment)).toEqual(sample));

  it('has a unique id for each record, all owned by the user', () => {
    expect(new Set(sample.map(({ collection, id }) => `${collection}/${id}`)).size).toBe(sample.length);
    const owners = sample.map(({ collection, id, fields }) =>
      collectionOf(collection).owner === 'id' ? id : fields['userId'],
    );
    expect(new Set(owners)).toEqual(new Set([user.id]));
    expect(of('meditationStats').map(({ id }) => id)).toEqual([user.id]);
  });

  it('has records of every kind that screens show', () => {
    expect(new Set(sample.map(({ collection }) => collection))).toEqual(
      new Set([
        'users',
        'works',
        'tasks',
        'goals',
        'reminders',
        'schedules',
        'notes',
        'timerHistory',
        'meditationSessions',
        'meditationStats',
      ]),
    );
    expect(of('users')[0]?.fields).toMatchObject({ firstName: 'Asha Rao', email: user.email });
  });

  it('[AC14] lists each work before its tasks, whose days are in its range', () => {
    for (const [index, { collection, fields }] of sample.entries()) {
      if (collection !== 'tasks') continue;
      const work = sample.slice(0, index).find(({ id }) => id === fields['workId']);
      expect(work?.collection).toBe('works');
      const range = { startDate: day(work?.fields['startDate']), endDate: day(work?.fields['endDate']) };
      expect(isOutside(range, day(fields['date']))).toBe(false);
    }
  });

  it('has works of each priority and state, whose dates match their duration', () => {
    const works = of('works').map(({ fields }) => fields);
    expect(new Set(works.map(({ priority }) => priority))).toEqual(new Set(['low', 'medium', 'high']));
    const states = works.map(({ endDate }) => workState({ endDate: day(endDate) }, today));
    expect(new Set(states)).toEqual(new Set(['active', 'completed']));
    for (const { startDate, endDate, duration } of works) {
      expect(daysBetween(day(startDate), day(endDate))).toBe(duration);
    }
  });

  it('has tasks for today, goals of all types, and past and future reminders', () => {
    expect(of('tasks').filter(({ fields }) => fields['date'] === today).length).toBeGreaterThan(2);
    expect(new Set(of('goals').map(({ fields }) => fields['type']))).toEqual(new Set(goalTypes));
    const ahead = of('reminders').filter(({ fields }) => String(fields['dateTime']) > moment).length;
    expect(ahead).toBeGreaterThan(2);
    expect(ahead).toBeLessThan(of('reminders').length);
  });

  it('covers two weeks back, and no record was created in the future', () => {
    const days = of('tasks')
      .map(({ fields }) => fields['date'])
      .filter(isPlanDay)
      .toSorted();
    expect(days[0]! <= addDays(today, -13)).toBe(true);
    expect(days.at(-1)! >= addDays(today, 6)).toBe(true);
    const written = sample.flatMap(({ fields }) => [fields['createdAt'], fields['updatedAt']]);
    expect(written.filter((it) => it !== undefined && String(it) > moment)).toEqual([]);
    expect(of('meditationSessions').filter(({ fields }) => String(fields['date']) > moment)).toEqual([]);
  });

  it('[FT17] has sessions for its tasks, with their works and titles', () => {
    const sessions = of('timerHistory').filter(({ fields }) => fields['about'] !== undefined);
    expect(sessions).toHaveLength(12);
    for (const { fields } of sessions) {
      const task = of('tasks').find(({ id }) => id === fields['taskId'])?.fields;
      expect([task?.['title'], task?.['workId']]).toEqual([fields['about'], fields['workId']]);
      const work = of('works').find(({ id }) => id === fields['workId'])?.fields;
      expect(work?.['workTitle']).toBe(fields['workTitle']);
    }
  });

  it('[AC11] has the counters of its meditations', () => {
    const count = of('meditationSessions').length;
    expect(of('meditationStats')[0]?.fields).toEqual({
      userId: user.id,
      currentStreak: count,
      totalSessions: count,
      challengeProgress: count,
    });
  });
});

import { describe, expect, it } from 'vitest';
import type { Instant } from '../brands.ts';
import { collectionOf } from '../records/index.ts';
import { daysLeftInTrash, daysLeftText, isInTrash, recordTitle, trashKinds } from './index.ts';

const deletedAt = '2026-03-10T12:00:00.000Z' as Instant;

describe('the days that a record stays in the trash', () => {
  it.each([
    ['2026-03-10T12:00:00Z', 30, '30 days left'],
    ['2026-03-11T12:00:01Z', 29, '29 days left'],
    ['2026-04-08T11:00:00Z', 2, '2 days left'],
    ['2026-04-08T13:00:00Z', 1, 'Last day'],
    ['2026-05-01T00:00:00Z', 0, 'Last day'],
    ['2026-01-01T00:00:00Z', 30, '30 days left'],
  ])('[TR1] at %s there are %i', (now, days, text) => {
    expect(daysLeftInTrash(deletedAt, new Date(now))).toBe(days);
    expect(daysLeftText(days)).toBe(text);
  });
});

it.each([
  ['2026-04-09T12:00:00Z', true],
  ['2026-04-09T12:00:01Z', false],
])('[TR4] a record deleted 30 days before %s is in the trash: %s', (now, isKept) =>
  expect(isInTrash(deletedAt, new Date(now))).toBe(isKept),
);

describe('the trash', () => {
  it('[TR1] lists every kind that a user deletes, but none created by the app and no singletons', () => {
    expect([...trashKinds].toSorted()).toEqual([
      'goals',
      'meditationSessions',
      'notes',
      'reminders',
      'repeats',
      'schedules',
      'suggestions',
      'tasks',
      'timerHistory',
      'works',
    ]);
  });

  it('[TR1] shows a name for each record: title, first text, or kind and duration', () => {
    const titleOf = (kind: Parameters<typeof collectionOf>[0], fields: Record<string, unknown>) =>
      recordTitle(collectionOf(kind), fields);
    expect(titleOf('works', { workTitle: 'Paint' })).toBe('Paint');
    expect(titleOf('suggestions', { suggestion: 'Dark mode' })).toBe('Dark mode');
    expect(titleOf('timerHistory', { duration: 1500 })).toBe('Timer session, 25:00');
    expect(titleOf('timerHistory', { duration: 1500, about: 'Write', note: 'Late' })).toBe('Write, 25:00');
    expect(titleOf('meditationSessions', { duration: 600 })).toBe('Meditation, 10:00');
    expect(titleOf('notes', { title: ' ', content: 'Milk' })).toBe('Milk');
    expect(titleOf('repeats', { title: 'Water the plants' })).toBe('Water the plants');
    expect(titleOf('repeats', {})).toBe('Series');
    expect(titleOf('goals', {})).toBe('Goal');
  });
});

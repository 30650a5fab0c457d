import { describe, expect, it } from 'vitest';
import { whyInvalid } from './why-invalid.ts';
import { collectionOf } from './index.ts';
import { type ValidRecord, validRecords } from './valid-records.fixture.ts';

type CollectionName = keyof typeof validRecords;

function reason(name: CollectionName, field: string, value: unknown): string | undefined {
  const { due, optional }: ValidRecord = validRecords[name];
  return whyInvalid(collectionOf(name), { ...due, ...optional, [field]: value });
}

const limited: readonly (readonly [CollectionName, string, number])[] = [
  ['works', 'workTitle', 200],
  ['tasks', 'title', 200],
  ['goals', 'title', 200],
  ['reminders', 'title', 200],
  ['schedules', 'title', 200],
  ['notes', 'title', 200],
  ['works', 'description', 5000],
  ['goals', 'description', 5000],
  ['notes', 'content', 50_000],
  ['suggestions', 'suggestion', 2000],
  ['users', 'firstName', 100],
  ['users', 'mobileNo', 32],
];

it.each(limited)('[LM1] [LM2] [LM3] [LM4] [LM6] %s.%s has at most %i characters', (name, field, max) => {
  expect(reason(name, field, 'a'.repeat(max))).toBeUndefined();
  expect(reason(name, field, 'a'.repeat(max + 1))).toContain(field);
});

it.each(limited)('[AC7] %s.%s accepts emoji up to its limit', (name, field, max) => {
  expect(reason(name, field, '🦊'.repeat(max / 2))).toBeUndefined();
  expect(reason(name, field, `${'🦊'.repeat(max / 2)}!`)).toContain(field);
  expect(reason(name, field, '👩‍👩‍👧‍👦')).toBeUndefined();
});

const filled = limited.filter(
  ([name, field]) => name !== 'users' && `${name}.${field}` !== 'works.description',
);

it.each(filled)('[LM1] %s.%s is never blank', (name, field) => {
  expect(reason(name, field, '')).toContain(field);
  expect(reason(name, field, ' \n')).toContain(field);
});

it('[PF7] [AW1] the profile and the description of a work may be empty', () => {
  expect(reason('users', 'firstName', '')).toBeUndefined();
  expect(reason('users', 'mobileNo', '')).toBeUndefined();
  expect(reason('works', 'description', '')).toBeUndefined();
});

describe('[AC6] malformed values', () => {
  it.each([
    ['works', 'startDate'],
    ['works', 'endDate'],
    ['tasks', 'date'],
    ['goals', 'deadline'],
    ['schedules', 'date'],
    ['settings', 'closedDay'],
  ] as const)('[DA7] [DA8] [DA9] [DA11] %s.%s is a calendar day', (name, field) => {
    expect(reason(name, field, '2028-02-29') ?? '').not.toContain('not a calendar day');
    for (const bad of ['2026-02-29', '2026-3-4', '2026-03-04T00:00', '']) {
      expect(reason(name, field, bad)).toBe(`${field}: not a calendar day`);
    }
  });

  it.each(['startTime', 'endTime'])('[DA11] schedules.%s is a clock time', (field) => {
    expect(reason('schedules', field, '00:00')).toBeUndefined();
    for (const bad of ['24:00', '7:30', '07:30:00', '']) {
      expect(reason('schedules', field, bad)).toBe(`${field}: not a clock time`);
    }
  });

  it.each([
    ['works', 'createdAt'],
    ['notes', 'updatedAt'],
    ['meditationSessions', 'date'],
    ['userTokens', 'updatedAt'],
  ] as const)('[DA12] [DA15] [DA6] %s.%s is a moment in UTC', (name, field) => {
    for (const bad of [
      '2026-03-04',
      '2026-03-04T09:05',
      '2026-03-04T09:05:00Z',
      '2026-13-04T09:05:00.000Z',
    ]) {
      expect(reason(name, field, bad)).toBe(`${field}: not a moment`);
    }
  });

  it('[DA10] a reminder has a moment, or a local time in the older format', () => {
    expect(reason('reminders', 'dateTime', '2026-03-04T09:05')).toBeUndefined();
    for (const bad of ['2026-03-04', '2026-03-04T24:05', '2026-02-30T09:05', '2026-03-04 09:05', '']) {
      expect(reason('reminders', 'dateTime', bad)).toBe('dateTime: not a date and time');
    }
  });

  it.each([
    ['works', 'priority', ['low', 'medium', 'high']],
    ['goals', 'type', ['weekly', 'monthly', 'yearly', 'future']],
    ['timerHistory', 'type', ['focus', 'stopwatch']],
    ['userTokens', 'platform', ['android', 'web']],
    ['settings', 'density', ['comfortable', 'compact']],
  ] as const)('[DA7] [DA9] [DA13] [ST1] %s.%s allows only its values', (name, field, values) => {
    expect(values.every((value) => reason(name, field, value) === undefined)).toBe(true);
    for (const bad of ['', 'High', 'daily', 'ios']) expect(reason(name, field, bad)).toContain(field);
  });

  it.each([
    ['works', 'duration'],
    ['timerHistory', 'duration'],
    ['meditationSessions', 'duration'],
    ['meditationStats', 'currentStreak'],
    ['meditationStats', 'totalSessions'],
    ['meditationStats', 'challengeProgress'],
  ] as const)('[DA13] [DA15] [DA16] %s.%s is a whole number of at least 1', (name, field) => {
    expect(reason(name, field, 1)).toBeUndefined();
    for (const bad of [0, -1, 1.5, '1', NaN, Infinity, 2 ** 53])
      expect(reason(name, field, bad)).toContain(field);
  });

  it('[ST1] a day starts at a whole hour from 0 to 6', () => {
    for (const hour of [0, 4, 6]) expect(reason('settings', 'dayStart', hour)).toBeUndefined();
    for (const bad of [-1, 7, 1.5, '4', NaN])
      expect(reason('settings', 'dayStart', bad)).toContain('dayStart');
  });

  it('[FT15] [ST1] a focus session lasts a whole number of minutes from 1 to 180', () => {
    for (const minutes of [1, 25, 180]) expect(reason('settings', 'focusMinutes', minutes)).toBeUndefined();
    for (const bad of [0, 181, 1.5, '25', NaN])
      expect(reason('settings', 'focusMinutes', bad)).toContain('focusMinutes');
  });

  it('[DA8] a task refers to its work by an id', () => {
    expect(reason('tasks', 'workId', 'aB3_-x')).toBeUndefined();
    for (const bad of ['', 'a/b', 'a b', 'x'.repeat(129)])
      expect(reason('tasks', 'workId', bad)).toContain('workId');
  });

  it('[DA14] the status of a suggestion can be any short text', () => {
    expect(reason('suggestions', 'status', 'approved')).toBeUndefined();
    expect(reason('suggestions', 'status', 'x'.repeat(41))).toContain('status');
  });
});

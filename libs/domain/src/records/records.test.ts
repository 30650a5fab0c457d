import { describe, expect, it } from 'vitest';
import { readRecord, whyInvalid } from './collection.ts';
import { collectionNames, collectionOf, collections, isCollectionName } from './index.ts';
import { validRecords } from './valid-records.fixture.ts';

const others = [null, 7, true, '', [], {}, 'no such value', '2026-02-30', '25:00', NaN];

it('[DA1] there are twelve kinds', () => {
  expect(collectionNames.toSorted()).toEqual([
    'goals',
    'meditationSessions',
    'meditationStats',
    'notes',
    'reminders',
    'schedules',
    'suggestions',
    'tasks',
    'timerHistory',
    'userTokens',
    'users',
    'works',
  ]);
  expect(collectionNames.every((name) => collections[name].name === name)).toBe(true);
  expect(['toString', '__proto__', 'dueNotifications', ''].some(isCollectionName)).toBe(false);
  expect(isCollectionName('works')).toBe(true);
});

it('[AC8] only the profile and the token are owned through their id', () => {
  const byId = collectionNames.filter((name) => collections[name].owner === 'id');
  expect(byId).toEqual(['users', 'userTokens']);
});

it('[AC4] [AC9] [AC10] [AC11] each kind says what may change', () => {
  const changes = (name: (typeof collectionNames)[number]) => collections[name].changes;
  expect(collectionNames.filter((name) => changes(name) === 'never')).toEqual([
    'timerHistory',
    'suggestions',
    'meditationSessions',
  ]);
  expect(collectionNames.filter((name) => changes(name) === 'increment-all')).toEqual(['meditationStats']);
  expect(collections.tasks.immutable).toEqual(['createdAt', 'workId']);
  expect(collections.users.immutable).toEqual(['createdAt', 'email']);
  expect(collections.works.immutable).toEqual(['createdAt']);
});

describe.each(collectionNames)('[DA3] %s', (name) => {
  const kind = collectionOf(name);
  const { due, optional = {} } = validRecords[name];
  const full: Record<string, unknown> = { ...due, ...optional };

  it('[AC5] accept exactly their fields, optional ones or not', () => {
    expect(whyInvalid(kind, due)).toBeUndefined();
    expect(whyInvalid(kind, full)).toBeUndefined();
    expect(Object.keys(kind.entries).toSorted()).toEqual(Object.keys(full).toSorted());
  });

  it.each(Object.keys(due))('[AC5] are refused without %s', (field) => {
    const { [field]: _, ...rest } = full;
    expect(whyInvalid(kind, rest)).toContain(field);
    expect(whyInvalid(kind, { ...full, [field]: undefined })).toContain(field);
    expect(readRecord(kind, 'r1', rest)).toEqual({ ok: false, reason: expect.stringContaining(field) });
  });

  it('[AC5] are refused with a field more, also an id', () => {
    expect(whyInvalid(kind, { ...full, colour: 'red' })).toContain('colour');
    expect(whyInvalid(kind, { ...full, id: 'r1' })).toContain('id');
    expect(whyInvalid(kind, { ...full, daysLeft: 3 })).toContain('daysLeft');
  });

  it('[OF9] are read without the fields of a later version, with their id', () => {
    const reading = readRecord(kind, 'r1', { ...full, colour: 'red', nested: { deep: [1] } });
    expect(reading).toEqual({ ok: true, record: { ...full, id: 'r1' } });
  });

  it.each([[null], [undefined], ['text'], [7], [[]]])('[OF9] are not read from %j, and say why', (stored) => {
    expect(readRecord(kind, 'r1', stored)).toEqual({ ok: false, reason: expect.stringMatching(/^\w+: .+/) });
  });

  const typed = Object.entries(full).filter(([, value]) => typeof value !== 'string');
  it.each(typed)('[AC6] are refused with another type of %s', (field, value) => {
    for (const other of others.filter((it) => typeof it !== typeof value || Number.isNaN(it))) {
      expect(whyInvalid(kind, { ...full, [field]: other })).toContain(field);
    }
  });

  const texts = Object.entries(full).filter(([, value]) => typeof value === 'string');
  it.each(texts)('[AC6] are refused with something else than text as %s', (field) => {
    for (const other of others.filter((it) => typeof it !== 'string')) {
      expect(whyInvalid(kind, { ...full, [field]: other })).toContain(field);
    }
  });
});

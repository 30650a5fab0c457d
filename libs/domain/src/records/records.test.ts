import { describe, expect, it } from 'vitest';
import { type Collection, limitOf, momentFields, readRecord } from './collection.ts';
import { childrenOf, collectionNames, collectionOf, collections, isCollectionName } from './index.ts';
import { type ValidRecord, validRecords } from './valid-records.fixture.ts';
import { whyInvalid } from './why-invalid.ts';

const others = [null, 7, true, '', [], {}, 'no such value', '2026-02-30', '25:00', NaN];

it('[DA1] [DA37] [DA40] [ST1] there are the eighteen kinds', () => {
  const eighteen = [
    'clocks',
    'dayOrders',
    'goals',
    'meditationSessions',
    'meditationStats',
    'notes',
    'receipts',
    'reminders',
    'repeatSkips',
    'repeats',
    'schedules',
    'settings',
    'suggestions',
    'tasks',
    'timerHistory',
    'userTokens',
    'users',
    'works',
  ];
  expect(collectionNames).toEqual(expect.arrayContaining(eighteen));
  expect(collectionNames.every((name) => collections[name].name === name)).toBe(true);
  expect(['toString', '__proto__', 'dueNotifications', ''].some(isCollectionName)).toBe(false);
  expect(isCollectionName('works')).toBe(true);
});

it('[AC8] only the profile and the token have the owner as their id', () => {
  const byId = collectionNames.filter((name) => collections[name].owner === 'id');
  expect(byId).toEqual(['users', 'userTokens']);
});

it('[AC4] [AC9] [AC10] [AC11] [DA39] each kind defines what may change', () => {
  const changes = (name: (typeof collectionNames)[number]) => collections[name].changes;
  expect(collectionNames.filter((name) => changes(name) === 'never')).toEqual(['repeatSkips', 'suggestions']);
  expect(collections.timerHistory.immutable).toEqual(['type', 'createdAt']);
  expect(collections.meditationSessions.immutable).toEqual(['date']);
  expect(collectionNames.filter((name) => changes(name) === 'increment-all')).toEqual(['meditationStats']);
  expect(collections.tasks.immutable).toEqual(['createdAt']);
  expect(collections.tasks.givenOnce).toEqual(['workId', 'repeat', 'repeatDay']);
  expect(collections.repeats.immutable).toEqual(['makes', 'series', 'createdAt']);
  expect(collections.repeats.givenOnce).toEqual(['workId']);
  expect(collections.users.immutable).toEqual(['createdAt', 'email']);
  expect(collections.works.immutable).toEqual(['createdAt']);
});

it('[AC14] a kind defines its parent and its children', () => {
  expect(childrenOf('works')).toEqual(['tasks', 'repeats']);
  expect(childrenOf('tasks')).toEqual([]);
  for (const name of childrenOf('works'))
    expect(collectionOf(name).parent).toEqual({ collection: 'works', field: 'workId' });
});

it('[AC4] a kind lists its moments, including optional ones, and no other times', () => {
  expect(momentFields(collections.notes)).toEqual(['createdAt', 'updatedAt']);
  expect(momentFields(collections.tasks)).toEqual(['completedAt', 'createdAt']);
  expect(momentFields(collections.meditationSessions)).toEqual(['editedAt', 'date']);
  expect(momentFields(collections.reminders)).toEqual(['createdAt']);
  expect(momentFields(collections.meditationStats)).toEqual([]);
});

it('[LM1] [LM3] a kind knows the limits of its texts', () => {
  expect(limitOf(collections.works, 'workTitle')).toBe(200);
  expect(limitOf(collections.works, 'description')).toBe(5_000);
  expect(limitOf(collections.notes, 'content')).toBe(50_000);
  expect(() => limitOf(collections.works, 'startDate')).toThrow('works.startDate has no limit');
});

it('every kind refers only to its own fields, and has display names', () => {
  for (const kind of Object.values<Collection>(collections)) {
    const { span, parent, titleField, accountEmail } = kind;
    const named = [
      ...kind.indexes.flat(),
      ...kind.totals.flatMap(({ by, sums = [] }) => [...by, ...sums]),
      ...kind.immutable,
      ...kind.givenOnce,
      ...kind.conflictTexts,
      ...Object.keys(kind.merges),
      ...kind.together.flat(),
      ...kind.textFields,
      ...kind.addresses,
      ...(kind.perDay === undefined ? [] : [kind.perDay]),
      ...Object.keys(kind.initial),
      ...(span ? [span.from, span.to, span.length] : []),
      ...[parent?.field, titleField, accountEmail].filter((field) => field !== undefined),
    ];
    expect(named.filter((field) => !Object.hasOwn(kind.entries, field))).toEqual([]);
    expect(kind.words.one).toMatch(/^[A-Z]/);
    expect(parent === undefined || isCollectionName(parent.collection)).toBe(true);
  }
});

describe('[AC6] the days of a work', () => {
  const work = validRecords.works.due;
  const why = (fields: object, written?: readonly string[]) =>
    whyInvalid(collections.works, { ...work, ...fields }, written);

  it('end no earlier than they start, and are at most 3,660 days apart', () => {
    expect(why({ endDate: '2026-03-01' })).toBeUndefined();
    expect(why({ endDate: '2026-02-28' })).toBe('endDate: before the start date');
    expect(why({ endDate: '2036-03-08', duration: 3660 })).toBeUndefined();
    expect(why({ endDate: '2036-03-09' })).toBe('endDate: more than 3,660 days after the start date');
    expect(why({ duration: 3661 })).toBe('duration: more than 3,660 days');
  });

  it('can be read with a longer span of earlier versions, which stays until they are changed', () => {
    const long = { endDate: '2050-01-01', duration: 8707 };
    expect(readRecord(collections.works, 'w1', { ...work, ...long }).ok).toBe(true);
    expect(why(long, ['workTitle'])).toBeUndefined();
    expect(why(long, ['workTitle', 'duration'])).toContain('more than 3,660 days');
  });
});

describe('[AC6] the address of a receipt', () => {
  const receipt = validRecords.receipts.due;

  it('is one of this product where it is written', () => {
    const why = (to: unknown) => whyInvalid(collections.receipts, { ...receipt, to });
    expect(why('/timer?tab=stopwatch')).toBeUndefined();
    expect(why('https://evil.test/login')).toBe('to: not an address of Dayloom');
    expect(why('//evil.test')).toBe('to: not an address of Dayloom');
  });

  it('can be read and kept if an earlier version wrote a foreign one', () => {
    const foreign = { ...receipt, to: 'https://evil.test/login' };
    expect(readRecord(collections.receipts, 'r1', foreign).ok).toBe(true);
    expect(whyInvalid(collections.receipts, foreign, ['readAt'])).toBeUndefined();
    expect(whyInvalid(collections.receipts, foreign, ['readAt', 'to'])).toContain('to');
  });
});

it('[AC6] [ST1] settings that belong together are written all or none', () => {
  const { due, optional } = validRecords.settings;
  const why = (fields: object, written?: readonly string[]) =>
    whyInvalid(collections.settings, { ...due, ...fields }, written);
  const { quietFrom, quietTo } = optional;
  expect(why({ quietFrom, quietTo })).toBeUndefined();
  expect(why({ quietFrom })).toBe('quietTo: missing');
  expect(why({ kindsOff: '' })).toBe('areasOff: missing');
  expect(why({ quietFrom }, ['density'])).toBeUndefined();
  expect(why({ quietFrom }, ['quietTo'])).toContain('missing');
});

it('[AC6] [DA8] the series of a task and its day are written both or not at all', () => {
  const { due, optional } = validRecords.tasks;
  const { repeat, repeatDay } = optional;
  const why = (fields: object) => whyInvalid(collections.tasks, { ...due, ...fields });
  expect(why({ repeat, repeatDay })).toBeUndefined();
  expect([why({ repeat }), why({ repeatDay })]).toEqual(['repeatDay: missing', 'repeat: missing']);
});

it('[AC6] [DA38] a series that has ended has a first day and no rule', () => {
  const { due, optional } = validRecords.repeats;
  const why = (fields: object) => whyInvalid(collections.repeats, { ...due, ...fields });
  expect([why({}), why({ rule: optional.rule })]).toEqual([undefined, undefined]);
  expect(why({ rule: 'FREQ=HOURLY' })).toBe('rule: not a rule');
  expect(why({ rule: optional.rule, first: undefined })).toContain('first');
});

describe.each(Object.keys(validRecords) as (keyof typeof validRecords)[])('[DA3] %s', (name) => {
  const kind = collectionOf(name);
  const { due, optional = {} }: ValidRecord = validRecords[name];
  const full: Record<string, unknown> = { ...due, ...optional };

  it('[AC5] accept exactly their fields, with or without the optional ones', () => {
    expect(whyInvalid(kind, due)).toBeUndefined();
    expect(whyInvalid(kind, full)).toBeUndefined();
    expect(Object.keys(kind.entries).toSorted()).toEqual(Object.keys(full).toSorted());
  });

  it.each(Object.keys(due))('[AC5] are invalid without %s', (field) => {
    const { [field]: _, ...rest } = full;
    expect(whyInvalid(kind, rest)).toContain(field);
    expect(whyInvalid(kind, { ...full, [field]: undefined })).toContain(field);
    expect(readRecord(kind, 'r1', rest)).toEqual({ ok: false, reason: expect.stringContaining(field) });
  });

  it('[AC5] are invalid with an unknown field, also an id', () => {
    expect(whyInvalid(kind, { ...full, colour: 'red' })).toContain('colour');
    expect(whyInvalid(kind, { ...full, id: 'r1' })).toContain('id');
    expect(whyInvalid(kind, { ...full, daysLeft: 3 })).toContain('daysLeft');
  });

  it('[OF9] are read without the fields of a later version, with their id', () => {
    const reading = readRecord(kind, 'r1', { ...full, colour: 'red', nested: { deep: [1] } });
    expect(reading).toEqual({ ok: true, record: { ...full, id: 'r1' } });
  });

  it.each([[null], [undefined], ['text'], [7], [[]]])(
    '[OF9] cannot be read from %j, with a reason',
    (stored) => {
      expect(readRecord(kind, 'r1', stored)).toEqual({
        ok: false,
        reason: expect.stringMatching(/^\w+: .+/),
      });
    },
  );

  const typed = Object.entries(full).filter(([, value]) => typeof value !== 'string');
  it.each(typed)('[AC6] are invalid with another type of %s', (field, value) => {
    for (const other of others.filter((it) => typeof it !== typeof value || Number.isNaN(it))) {
      expect(whyInvalid(kind, { ...full, [field]: other })).toContain(field);
    }
  });

  const texts = Object.entries(full).filter(([, value]) => typeof value === 'string');
  it.each(texts)('[AC6] are invalid with a value other than text as %s', (field) => {
    for (const other of others.filter((it) => typeof it !== 'string')) {
      expect(whyInvalid(kind, { ...full, [field]: other })).toContain(field);
    }
  });
});

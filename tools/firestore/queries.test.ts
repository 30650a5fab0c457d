import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { whyQueryRefused } from '@dayloom/data';
import { collectionNames, collectionOf, type UserId } from '@dayloom/domain';
import { namedQueries } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../repository/source-files.mjs';

const root = join(import.meta.dirname, '../..');

interface IndexesFile {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly fields: readonly { readonly fieldPath: string; readonly order: string }[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly ttl?: boolean;
    readonly indexes: readonly unknown[];
  }[];
}
const file = JSON.parse(await readFile(join(root, 'firestore.indexes.json'), 'utf8')) as IndexesFile;

/** What the sync asks for, of each collection that holds more than one record per user. */
const asked = [
  ['records in the order of their stamps', 'userId ASCENDING, changedAt ASCENDING'],
  ['records against the order of their stamps', 'userId ASCENDING, changedAt DESCENDING'],
  ['the number of the living', 'userId ASCENDING, deletedAt ASCENDING'],
];
const indexesOf = (name: string) =>
  file.indexes
    .filter(({ collectionGroup }) => collectionGroup === name)
    .map(({ fields }) => fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`).join(', '));
const overridesOf = (name: string) =>
  file.fieldOverrides.filter(({ collectionGroup }) => collectionGroup === name);

/** What the push sender asks for beside. */
const askedBySender: Readonly<Record<string, readonly string[]>> = {
  reminders: ['userId ASCENDING, dateTime ASCENDING'],
  schedules: ['userId ASCENDING, date ASCENDING'],
};

describe('the indexes of Firestore', () => {
  it('[DA34] what the push sender asks for has one, and what it has sent goes by itself', () => {
    expect(indexesOf('dueNotifications')).toEqual(['doneAt ASCENDING, at ASCENDING']);
    const expiring = overridesOf('dueNotifications').filter(({ ttl }) => ttl);
    expect(expiring.map(({ fieldPath }) => fieldPath)).toEqual(['expiresAt']);
  });

  for (const name of collectionNames)
    it(`[DA19] ${name}: what the sync and the push sender ask for has an index, and nothing else has`, () => {
      const needed = collectionOf(name).singleton ? [] : asked.map(([, index]) => index);
      expect(indexesOf(name)).toEqual([...needed, ...(askedBySender[name] ?? [])]);
    });

  for (const name of collectionNames)
    it(`[TR4] ${name}: no rising moment has an index of its own, and what has expired goes by itself`, () => {
      const overrides = overridesOf(name);
      const withoutIndex = overrides.filter(({ indexes }) => indexes.length === 0);
      expect(withoutIndex.map(({ fieldPath }) => fieldPath)).toEqual(
        expect.arrayContaining(['changedAt', 'deletedAt', 'expiresAt']),
      );
      expect(overrides.filter(({ ttl }) => ttl).map(({ fieldPath }) => fieldPath)).toEqual(['expiresAt']);
    });

  it('long texts have none', () => {
    const texts = file.fieldOverrides.filter(({ fieldPath }) => !fieldPath.endsWith('At'));
    expect(texts.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`)).toEqual(
      expect.arrayContaining([
        'userTokens.token',
        'works.description',
        'goals.description',
        'notes.content',
        'suggestions.suggestion',
      ]),
    );
  });
});

describe('every query of the product', () => {
  for (const [name, query] of Object.entries(namedQueries('user' as UserId, 'work')))
    it(`[DA18] ${name} is filtered by its own user`, () => {
      expect(whyQueryRefused(query, query.owner)).toBeUndefined();
      expect(query.owner).toBe('user');
    });
});

/** Where a screen asks for records, with the name of what it asks for. */
const reads = /\b(?:useRecords\(|\.(?:get|watch)\((?=\w+(?:Of|Ahead|Day|Soon|Id)\w*\())\s*(\w+)([^;]*)/g;

/** Lists that cannot grow with the account. */
const bounded = [
  'profileOf',
  'workById',
  'meditationStatsOf',
  'settingsOf',
  'activitiesBetween',
  'activitiesOfDay',
  'remindersOfDays',
  'tasksOfDay',
  'tasksBetween',
  'tasksOn',
  // Those of a year, for its figures.
  'focusSessionsSince',
  'meditationsSince',
  // A start takes away the runs that have long been over.
  'clockRunsOf',
];
/** Reads of a whole kind or work that a person asks for, with what for. */
const wholeReads = [
  'apps/works/src/work-detail/use-delete-work.ts',
  // '#' names any of the works, once the line is open.
  'apps/shell/src/quick-add/use-reading.ts',
  // The days shown, and the works that end on one of them or later.
  'apps/planner/src/calendar/use-calendar-items.ts',
  // Once one looks for something, what else could be found.
  'apps/focus/src/notes/use-found-notes.ts',
  // Streaks are as long as the account is old.
  'apps/wellbeing/src/meditation/days-in-a-row.tsx',
];

describe('screens', () => {
  it('[DA19] [DA20] [DA21] list what grows with the account in windows', async () => {
    const files = (await sourceFiles(join(root, 'apps')))
      .map((path) => `apps/${path}`)
      .filter((path) => /\/src\/.*\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path));
    const calls = await Promise.all(
      files.map(async (path) => {
        const text = await readFile(join(root, path), 'utf8');
        return [...text.matchAll(reads)].map(([, query = '', rest = '']) => ({
          path,
          query,
          isWindow: rest.includes('.first('),
        }));
      }),
    );
    const found = calls.flat();
    expect(found.length).toBeGreaterThanOrEqual(8);
    const endless = found.filter(
      ({ path, query, isWindow }) => !isWindow && !bounded.includes(query) && !wholeReads.includes(path),
    );
    expect(endless).toEqual([]);
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { whyQueryDenied } from '@dayloom/data';
import { collectionNames, collectionOf, type UserId } from '@dayloom/domain';
import { namedQueries } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../source-files.mjs';

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

/** Queries of the sync engine for each collection with more than one record per user. */
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

/** Additional queries of the push sender. */
const askedBySender: Readonly<Record<string, readonly string[]>> = {
  reminders: ['userId ASCENDING, dateTime ASCENDING', 'userId ASCENDING, snoozedUntil ASCENDING'],
  schedules: ['userId ASCENDING, date ASCENDING', 'userId ASCENDING, snoozedUntil ASCENDING'],
};

describe('the indexes of Firestore', () => {
  it('[DA34] exist for the queries of the push sender, and sent notifications expire', () => {
    expect(indexesOf('dueNotifications')).toEqual(['doneAt ASCENDING, at ASCENDING']);
    const expiring = overridesOf('dueNotifications').filter(({ ttl }) => ttl);
    expect(expiring.map(({ fieldPath }) => fieldPath)).toEqual(['expiresAt']);
  });

  for (const name of collectionNames)
    it(`[DA19] ${name}: has indexes for the queries of the sync engine and the push sender, and no others`, () => {
      const needed = collectionOf(name).singleton ? [] : asked.map(([, index]) => index);
      expect(indexesOf(name)).toEqual([...needed, ...(askedBySender[name] ?? [])]);
    });

  for (const name of collectionNames)
    it(`[TR4] ${name}: no increasing timestamp has its own index, and expired documents are deleted`, () => {
      const overrides = overridesOf(name);
      const withoutIndex = overrides.filter(({ indexes }) => indexes.length === 0);
      expect(withoutIndex.map(({ fieldPath }) => fieldPath)).toEqual(
        expect.arrayContaining(['changedAt', 'deletedAt', 'expiresAt']),
      );
      expect(overrides.filter(({ ttl }) => ttl).map(({ fieldPath }) => fieldPath)).toEqual(['expiresAt']);
    });

  it('do not exist for long texts', () => {
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
      expect(whyQueryDenied(query, query.owner)).toBeUndefined();
      expect(query.owner).toBe('user');
    });
});

/** Where a screen reads records, with the name of the query. */
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
  // What a user repeats; it does not grow with the days that pass.
  'repeatsOf',
  // The sessions of a year, for its figures.
  'focusSessionsSince',
  'meditationsSince',
  // A start deletes clock runs that ended long ago.
  'clockRunsOf',
];
/** Reads of a whole kind or work on demand, with the reason. */
const wholeReads = [
  'apps/works/src/work-detail/use-delete-work.ts',
  // '#' can name any work, as soon as the line is open.
  'libs/commands/src/quick-add/use-reading.ts',
  // The displayed days, and the works that end on one of them or later.
  'apps/planner/src/calendar/use-calendar-items.ts',
  // The one record that a notification is about.
  'libs/notifications/src/centre/use-item-state.ts',
  // The reminders of 30 days, where one of them was missed.
  'apps/planner/src/reminders/use-missed.ts',
  // All notes that a search could find.
  'apps/focus/src/notes/use-found-notes.ts',
  // A copy of a work has all of its tasks.
  'apps/works/src/work-detail/use-whole-work.ts',
  // A streak can be as long as the account is old.
  'apps/wellbeing/src/meditation/days-in-a-row.tsx',
  // The sittings of the same reading.
  'apps/wellbeing/src/meditation/sittings.tsx',
];

describe('screens', () => {
  it('[DA19] [DA20] [DA21] load lists that grow with the account page by page', async () => {
    const folders = ['apps', 'libs/commands', 'libs/landing', 'libs/notifications'];
    const all = await Promise.all(
      folders.map(async (folder) =>
        (await sourceFiles(join(root, folder))).map((path) => `${folder}/${path}`),
      ),
    );
    const files = all
      .flat()
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

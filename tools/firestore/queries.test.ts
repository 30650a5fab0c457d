import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { whyQueryRefused } from '@dayloom/data';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../repository/source-files.mjs';
import { productQueries } from './product-queries.ts';

interface Index {
  readonly collectionGroup: string;
  readonly fields: readonly { readonly fieldPath: string; readonly order: string }[];
}
/** What Firestore compares and sorts by: the owner and what equals a value in any order, then the sorted fields. */
interface Need {
  readonly name: string;
  readonly collection: string;
  readonly equal: readonly string[];
  readonly sorted: readonly string[];
}

const root = join(import.meta.dirname, '../..');
const { indexes } = JSON.parse(await readFile(join(root, 'firestore.indexes.json'), 'utf8')) as {
  indexes: readonly Index[];
};

const needs = productQueries.flatMap(({ name, query, sums }): Need[] => {
  if (query.id !== undefined) return [];
  const equal = query.filters.filter(({ is }) => is === '==').map(({ field }) => field);
  const ranges = [
    ...new Set(query.filters.filter(({ is }) => is !== '==').map(({ field }) => `${field} asc`)),
  ];
  const ordered = query.orders.map(({ field, direction }) => `${field} ${direction}`);
  const need = (form: string, sorted: readonly string[]): Need => ({
    name: `${name}, ${form}`,
    collection: query.collection,
    equal: ['userId', ...equal],
    sorted,
  });
  return [
    need('listed', ordered.length > 0 ? ordered : ranges),
    need('counted', ranges),
    ...sums.map((field) => need(`summed by ${field}`, [...ranges, `${field} asc`])),
  ];
});

const serves = (index: Index, { collection, equal, sorted }: Need) => {
  const fields = index.fields.map(
    ({ fieldPath, order }) => `${fieldPath} ${order === 'ASCENDING' ? 'asc' : 'desc'}`,
  );
  const first = index.fields.slice(0, equal.length).map(({ fieldPath }) => fieldPath);
  return (
    index.collectionGroup === collection &&
    first.toSorted().join() === equal.toSorted().join() &&
    fields.slice(equal.length).join() === sorted.join()
  );
};
/** One compared field is indexed by itself. */
const needsNone = ({ equal, sorted }: Need) => equal.length + sorted.length === 1;

describe('every query of the product', () => {
  for (const { name, query } of productQueries)
    it(`[DA18] ${name} is filtered by its own user`, () => {
      expect(whyQueryRefused(query, query.owner)).toBeUndefined();
      expect(query.owner).toBe('user');
    });

  for (const need of needs.filter((it) => !needsNone(it)))
    it(`[DA19] ${need.name}, has an index of its own`, () => {
      expect(indexes.filter((index) => serves(index, need))).toHaveLength(1);
    });

  it('[DA19] and no index is there without one', () => {
    expect(indexes.filter((index) => !needs.some((need) => serves(index, need)))).toEqual([]);
  });
});

/** Where a screen asks for records, with the name of what it asks for. */
const reads = /\b(?:useRecords\(|\.(?:get|watch)\((?=\w+(?:Of|Ahead|Day|Soon|Id)\w*\())\s*(\w+)([^;]*)/g;

/** Lists that cannot grow with the account. */
const bounded = ['profileOf', 'workById', 'meditationStatsOf', 'activitiesOfDay', 'tasksOfDay'];
/** Reads of a whole kind or work that a person asks for, with what for. */
const wholeReads = ['apps/works/src/work-detail/use-delete-work.ts'];

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

import type { Change, StoredFields } from '@dayloom/data';
import { keyAt, type LegacyEntry } from '@dayloom/data-local';
import { collectionOf, isCollectionName } from '@dayloom/domain';
import { parentIn } from './batch-load.ts';

type Unknowns = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Unknowns =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = (value: unknown, fits: (one: unknown) => boolean) =>
  Array.isArray(value) && value.every(fits);

/** What a change of each type must hold to be applied. */
const holdsEnough: Readonly<Record<Change['type'], (change: Unknowns) => boolean>> = {
  create: ({ fields }) => isObject(fields),
  patch: ({ fields, clear }) => isObject(fields) && isListOf(clear, (field) => typeof field === 'string'),
  remove: () => true,
  restore: () => true,
  purge: () => true,
  increment: ({ by }) => isObject(by) && Object.values(by).every(Number.isInteger),
};

const isChange = (value: unknown) =>
  isObject(value) &&
  typeof value['collection'] === 'string' &&
  isCollectionName(value['collection']) &&
  typeof value['id'] === 'string' &&
  typeof value['type'] === 'string' &&
  Object.hasOwn(holdsEnough, value['type']) &&
  holdsEnough[value['type'] as Change['type']](value);

/** Whether a commit of the first release holds what it wrote; storage that was damaged may hold anything. */
export const isReadable = ({ step, id, at, changes, before }: LegacyEntry): boolean =>
  Number.isInteger(step) &&
  typeof id === 'string' &&
  !Number.isNaN(Date.parse(at)) &&
  isListOf(changes, isChange) &&
  isListOf(before, (fields) => fields === undefined || isObject(fields));

/** A change in the words of today: the first release knew neither tombstones nor counters that make their record. */
function translated(change: Change, before: StoredFields | undefined, removed: ReadonlySet<string>): Change {
  if (change.type === 'increment') return { ...change, fields: change.fields ?? {} };
  if (change.type === 'remove') {
    const parent = parentIn(change.collection, before);
    return parent && removed.has(keyAt(parent)) ? { ...change, with: parent.id } : change;
  }
  if (change.type !== 'patch') return change;
  const texts = collectionOf(change.collection).conflictTexts.filter(
    (field) => change.fields[field] !== undefined && typeof before?.[field] === 'string',
  );
  const base = Object.fromEntries(texts.map((field) => [field, String(before?.[field])]));
  return texts.length > 0 ? { ...change, base } : change;
}

/** Children never stand without their parent: it is made first and goes last. */
const rank = ({ type, collection }: Change) => {
  const isChild = collectionOf(collection).parent !== undefined;
  if (type === 'remove') return isChild ? 1 : 2;
  return type === 'create' && !isChild ? 0 : 1;
};

export function changesIn({ changes, before }: LegacyEntry) {
  const known = changes as readonly Change[];
  const removed = new Set(known.flatMap((change) => (change.type === 'remove' ? [keyAt(change)] : [])));
  return known
    .map((change, index) => ({
      change: translated(change, before[index], removed),
      before: before[index],
    }))
    .toSorted((a, b) => rank(a.change) - rank(b.change));
}

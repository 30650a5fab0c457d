import { type Collection, collectionOf, isCollectionName } from '@dayloom/domain';
import type { Change, Increment } from '../change.ts';
import { mergedPatch } from './merged-patch.ts';
import { isCreated, isLiving, type RecordState, type StoredFields } from './record-state.ts';

type Patch = Extract<Change, { type: 'patch' }>;

const without = (fields: StoredFields, keys: readonly string[]): StoredFields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)));

/** All numbers rise by the same amount. A value that is not a number becomes NaN, which every schema rejects. */
function raised(fields: StoredFields, { by, upTo = Infinity }: Increment): StoredFields {
  const numbers = Object.keys(by).map((key) => [key, Number(fields[key] ?? NaN)] as const);
  const missing = upTo - Math.max(...numbers.map(([, number]) => number));
  if (missing <= 0) return fields;
  const after = numbers.map(([key, number]) => [key, number + Math.min(by[key] ?? 0, missing)]);
  return { ...fields, ...Object.fromEntries(after) };
}

function living<S extends RecordState>(before: S | undefined, fields: StoredFields): S {
  const { deletedAt: _deletedAt, deletedWith: _deletedWith, ...rest } = before ?? ({} as S);
  // The other properties that a database stores are optional, so a new record has none.
  return { ...rest, fields } as S;
}

function withFields<S extends RecordState>(
  before: S | undefined,
  change: (fields: StoredFields) => StoredFields,
): S | undefined {
  const fields = before && change(before.fields);
  return before && fields && fields !== before.fields ? { ...before, fields } : before;
}

/** Whether a patch lowers the number of a kind that devices lower, and does nothing else. */
export function isLowering({ lowered }: Pick<Collection, 'lowered'>, { fields, clear }: Patch): boolean {
  if (!lowered || clear.length > 0 || Object.keys(fields).length !== 2) return false;
  const [value, was] = [fields[lowered.field], fields[lowered.from]];
  return typeof value === 'number' && typeof was === 'number' && value < was;
}

/** Whether a patch ends a record with more time than it had when it ended or paused. */
function isLaterEnd({ ends }: Pick<Collection, 'ends'>, change: Patch, fields: StoredFields): boolean {
  if (!ends?.of.includes(String(change.fields[ends.phase]))) return false;
  const phase = String(fields[ends.phase]);
  const [was, is] = [Number(fields[ends.least]), Number(change.fields[ends.least])];
  // A pause without time is none.
  return is > was && (ends.of.includes(phase) || (phase === ends.paused && was > 0));
}

/** The lower number, its first value and the earlier end stay, so that patches may arrive in any order. */
function patched(named: Patch, fields: StoredFields): StoredFields {
  const change = mergedPatch(named, fields);
  const kind: Pick<Collection, 'lowered' | 'ends'> = isCollectionName(change.collection)
    ? collectionOf(change.collection)
    : {};
  const { field, from, unless } = kind.lowered ?? { field: '', from: '', unless: '' };
  const [value, was] = [change.fields[field], fields[field]];
  if (isLaterEnd(kind, change, fields)) return fields;
  if (!isLowering(kind, change) || typeof was !== 'number')
    return without({ ...fields, ...change.fields }, change.clear);
  return Number(value) < was && fields[unless] === undefined
    ? { ...fields, [field]: value, [from]: fields[from] ?? was }
    : fields;
}

/**
 * The state after a change, or undefined if the record no longer exists; the same object where nothing changes. It
 * checks nothing; see `whyDenied`.
 * @param now the time of deletion for a `remove`
 */
export function afterChange<S extends RecordState>(
  change: Change,
  before: S | undefined,
  now: string,
): S | undefined {
  switch (change.type) {
    case 'create':
      return isCreated(change, before) ? before : living(before, { ...change.fields });
    case 'patch':
      return withFields(before, (fields) => patched(change, fields));
    case 'remove':
      if (!before || !isLiving(before)) return before;
      return { ...before, deletedAt: now, ...(change.with !== undefined && { deletedWith: change.with }) };
    case 'restore':
      return before && living(before, before.fields);
    case 'purge':
      return isLiving(before) ? before : undefined;
    case 'increment':
      if (!isLiving(before)) return living(before, { ...change.fields, ...change.by });
      return withFields(before, (fields) => raised(fields, change));
  }
}

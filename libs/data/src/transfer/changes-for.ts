import type { Collection } from '@dayloom/domain';
import type { StoredFields } from '../access/after-change.ts';
import type { Change } from '../change.ts';
import type { PlannedRecord } from './planned-record.ts';

/** More than anybody can have meditated: what a counter of a file holds must not make changes without end. */
const mostCounted = 100_000;

const countersOf = ({ entries }: Collection) => Object.keys(entries).filter((field) => field !== 'userId');

/** Counters rise in the steps that the rules allow, up to those of the file; where they are higher, they stay. */
function raising(
  { kind, collection, id, fields }: PlannedRecord,
  before: StoredFields | undefined,
): Change[] {
  const counters = countersOf(kind);
  const missing = counters.map((field) => Number(fields[field]) - Number(before?.[field] ?? 0));
  let left = Math.min(...missing);
  const { mostRaised = 1 } = kind;
  const changes: Change[] = [];
  for (; left > 0; left -= mostRaised) {
    const step = Math.min(left, mostRaised);
    const by = Object.fromEntries(counters.map((field) => [field, step]));
    changes.push({ type: 'increment', collection, id, by, fields: { userId: fields['userId'] } });
  }
  return changes;
}

/** Why counters cannot come to be again, since they can only rise together from nothing. */
export function whyNotCounted({ kind, fields }: PlannedRecord): string | undefined {
  const numbers = countersOf(kind).map((field) => fields[field]);
  if (numbers.some((number) => number !== numbers[0])) return 'its numbers are not all the same';
  return Number(numbers[0]) > mostCounted ? `its numbers are over ${mostCounted}` : undefined;
}

const isKept = ({ immutable, givenOnce, owner }: Collection, field: string, before: StoredFields) =>
  field === owner || immutable.includes(field) || (givenOnce.includes(field) && before[field] !== undefined);

/** Sets what differs, with what is written together with it, and takes away what the file does not have. */
function rewriting({ kind, collection, id, fields }: PlannedRecord, before: StoredFields): Change[] {
  if (kind.changes !== 'patch') return [];
  const open = Object.keys(kind.entries).filter((field) => !isKept(kind, field, before));
  const moved = open.filter((field) => fields[field] !== before[field]);
  if (moved.length === 0) return [];
  const along = kind.together.filter((group) => group.some((field) => moved.includes(field))).flat();
  const written = [...new Set([...moved, ...along])];
  return [
    {
      type: 'patch',
      collection,
      id,
      fields: Object.fromEntries(
        written.filter((field) => fields[field] !== undefined).map((field) => [field, fields[field]]),
      ),
      clear: written.filter((field) => fields[field] === undefined),
    },
  ];
}

/**
 * What brings an account to a record of a file: makes it, or writes over the living one what may be written; none where
 * nothing differs, or nothing of it can ever change.
 */
export function changesFor(record: PlannedRecord, before: StoredFields | undefined): readonly Change[] {
  if (record.kind.changes === 'increment-all') return raising(record, before);
  if (before) return rewriting(record, before);
  const { collection, id, fields } = record;
  return [{ type: 'create', collection, id, fields }];
}

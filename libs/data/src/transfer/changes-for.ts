import { clocks, type Collection, type Instant } from '@dayloom/domain';
import type { Refusal } from '@dayloom/domain/export';
import type { StoredFields } from '../access/record-state.ts';
import type { Change } from '../change.ts';
import type { PlannedRecord } from './planned-record.ts';

/** More sessions than anyone can have meditated: limits how many changes a counter in a file can cause. */
const maxCounter = 100_000;

const countersOf = ({ entries }: Collection) => Object.keys(entries).filter((field) => field !== 'userId');

/**
 * Raises the counters to those of the file, in steps that the rules allow. Higher counters stay as they are, also those
 * that another device has raised when the change arrives.
 */
function raising(
  { kind, collection, id, fields }: PlannedRecord,
  before: StoredFields | undefined,
): Change[] {
  const counters = countersOf(kind);
  const upTo = Number(fields[counters[0] ?? '']);
  if (counters.some((field) => Number(before?.[field] ?? 0) >= upTo)) return [];
  const { maxIncrement = 1 } = kind;
  const changes: Change[] = [];
  for (let left = upTo; left > 0; left -= maxIncrement) {
    const amount = Math.min(left, maxIncrement);
    const by = Object.fromEntries(counters.map((field) => [field, amount]));
    changes.push({ type: 'increment', collection, id, by, upTo, fields: { userId: fields['userId'] } });
  }
  return changes;
}

/** Why counters cannot be imported: they can only increase together from zero. */
export function whyCountersRefused({ kind, fields }: PlannedRecord): Refusal | undefined {
  const numbers = countersOf(kind).map((field) => fields[field]);
  if (numbers.some((number) => number !== numbers[0]))
    return (record) => `The numbers of ${record} are not all the same.`;
  if (Number(numbers[0]) <= maxCounter) return undefined;
  return (record) => `The numbers of ${record} are more than ${maxCounter.toLocaleString('en')}.`;
}

const isKept = ({ immutable, givenOnce, owner }: Collection, field: string, before: StoredFields) =>
  field === owner || immutable.includes(field) || (givenOnce.includes(field) && before[field] !== undefined);

/** A number that devices only lower is set together with the moment, which is never removed. */
function settingOf({ lowered }: Collection, moved: readonly string[], fields: StoredFields, now: Instant) {
  if (!lowered || !(moved.includes(lowered.field) || moved.includes(lowered.from))) return {};
  const isNamed = moved.includes(lowered.unless) && fields[lowered.unless] !== undefined;
  return { [lowered.unless]: isNamed ? fields[lowered.unless] : now };
}

/**
 * Sets the fields that differ, together with fields that must be written with them, and removes those that the file
 * lacks. A run of a clock stays as it is: the devices know more of it than a file.
 */
function rewriting(
  { kind, collection, id, fields }: PlannedRecord,
  before: StoredFields,
  now: Instant,
): Change[] {
  if (kind.changes !== 'patch' || kind.name === clocks.name) return [];
  const open = Object.keys(kind.entries).filter((field) => !isKept(kind, field, before));
  const moved = open.filter(
    (field) =>
      fields[field] !== before[field] && (field !== kind.lowered?.unless || fields[field] !== undefined),
  );
  if (moved.length === 0) return [];
  const along = kind.together.filter((group) => group.some((field) => moved.includes(field))).flat();
  const written = [...new Set([...moved, ...along])];
  return [
    {
      type: 'patch',
      collection,
      id,
      fields: {
        ...Object.fromEntries(
          written.filter((field) => fields[field] !== undefined).map((field) => [field, fields[field]]),
        ),
        ...settingOf(kind, moved, fields, now),
      },
      clear: written.filter((field) => fields[field] === undefined),
    },
  ];
}

/**
 * The changes that bring the account to a record of the file: they create it, or overwrite the fields that may
 * change. None if nothing differs or nothing may change.
 */
export function changesFor(
  record: PlannedRecord,
  before: StoredFields | undefined,
  now: Instant,
): readonly Change[] {
  if (record.kind.changes === 'increment-all') return raising(record, before);
  if (before) return rewriting(record, before, now);
  const { collection, id, fields } = record;
  return [{ type: 'create', collection, id, fields }];
}

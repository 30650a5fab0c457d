import { isLiving, type RecordState } from '@dayloom/data';
import {
  deleteField,
  type DocumentReference,
  serverTimestamp,
  type Timestamp,
  type Transaction,
} from 'firebase/firestore';
import type { Touched } from './plan-writes.ts';

const tombstone = ({ deletedWith }: RecordState, expiresAt: Timestamp) => ({
  deletedAt: serverTimestamp(),
  // The service deletes the document at this time (TTL).
  expiresAt,
  ...(deletedWith !== undefined && { deletedWith }),
});

/** The fields to write when a record is deleted or restored. */
function lifecycleFields(before: RecordState, after: RecordState, expiresAt: Timestamp) {
  if (isLiving(before) === isLiving(after)) return {};
  if (!isLiving(after)) return tombstone(after, expiresAt);
  return { deletedAt: null, expiresAt: deleteField(), deletedWith: deleteField() };
}

function contentFields({ fields: before }: RecordState, { fields: after }: RecordState) {
  const gone = Object.keys(before).filter((field) => !Object.hasOwn(after, field));
  return {
    ...Object.fromEntries(Object.entries(after).filter(([field, value]) => value !== before[field])),
    ...Object.fromEntries(gone.map((field) => [field, deleteField()])),
  };
}

/** Deletes all fields except the owner. */
const clearedFields = ({ fields }: RecordState) =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((field) => field !== 'userId')
      .map((field) => [field, deleteField()]),
  );

/** Writes the state of a record after a batch, if it has changed. */
export function putRecord(
  transaction: Transaction,
  document: DocumentReference,
  { before, after }: Pick<Touched, 'before' | 'after'>,
  expiresAt: Timestamp,
): void {
  if (before === after) return;
  if (!after && before)
    // Only current listeners learn of a deleted document, so an empty document stays until it expires.
    transaction.update(document, { ...clearedFields(before), changedAt: serverTimestamp() });
  else if (!after) return;
  else if (before)
    transaction.update(document, {
      ...contentFields(before, after),
      ...lifecycleFields(before, after, expiresAt),
      changedAt: serverTimestamp(),
    });
  else
    transaction.set(document, {
      ...after.fields,
      ...(isLiving(after) ? { deletedAt: null } : tombstone(after, expiresAt)),
      changedAt: serverTimestamp(),
    });
}

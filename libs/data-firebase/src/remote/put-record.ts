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
  // The service takes the document away by itself then.
  expiresAt,
  ...(deletedWith !== undefined && { deletedWith }),
});

/** What a change of a record's life does to its document: expiry comes and goes with the tombstone. */
function lifeWritten(before: RecordState, after: RecordState, expiresAt: Timestamp) {
  if (isLiving(before) === isLiving(after)) return {};
  if (!isLiving(after)) return tombstone(after, expiresAt);
  return { deletedAt: null, expiresAt: deleteField(), deletedWith: deleteField() };
}

function contentWritten({ fields: before }: RecordState, { fields: after }: RecordState) {
  const gone = Object.keys(before).filter((field) => !Object.hasOwn(after, field));
  return {
    ...Object.fromEntries(Object.entries(after).filter(([field, value]) => value !== before[field])),
    ...Object.fromEntries(gone.map((field) => [field, deleteField()])),
  };
}

/** Takes all content away but for whose it was. */
const emptied = ({ fields }: RecordState) =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((field) => field !== 'userId')
      .map((field) => [field, deleteField()]),
  );

/** Writes what a batch leaves of a record, where it leaves another one. */
export function putRecord(
  transaction: Transaction,
  document: DocumentReference,
  { before, after }: Pick<Touched, 'before' | 'after'>,
  expiresAt: Timestamp,
): void {
  if (before === after) return;
  if (!after && before)
    // A document that is gone is told to those alone who listen at the moment: its place stays until it expires.
    transaction.update(document, { ...emptied(before), changedAt: serverTimestamp() });
  else if (!after) return;
  else if (before)
    transaction.update(document, {
      ...contentWritten(before, after),
      ...lifeWritten(before, after, expiresAt),
      changedAt: serverTimestamp(),
    });
  else
    transaction.set(document, {
      ...after.fields,
      ...(isLiving(after) ? { deletedAt: null } : tombstone(after, expiresAt)),
      changedAt: serverTimestamp(),
    });
}

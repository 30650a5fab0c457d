import {
  type Collection,
  type CollectionName,
  collectionOf,
  dayRecordId,
  type PlanDay,
  referenceFields,
  referenceLists,
  rewrittenFields,
  type UserId,
} from '@dayloom/domain';
import { type ExportedRecord } from '@dayloom/domain/export';
import type { StoredFields } from '../access/record-state.ts';
import { type NewIdOf, renamedList } from './ids-for.ts';

export interface Importer {
  readonly user: UserId;
  readonly email: string;
  /** The id that a record of the file gets. */
  readonly idOf: NewIdOf;
}

/** A record as the importing user would own it, unchecked. */
export interface PlannedRecord {
  readonly kind: Collection;
  readonly collection: CollectionName;
  readonly id: string;
  readonly fields: StoredFields;
}

/** Keeps the spelling in the record if it is the account's e-mail. */
const emailIn = (fields: StoredFields, field: string, email: string) =>
  String(fields[field]).toLowerCase() === email.toLowerCase() ? fields[field] : email;

/** Values not from the file: the owner, the account's e-mail, and initial values that users cannot change. */
const givenFields = (kind: Collection, fields: StoredFields, { user, email }: Importer): StoredFields => ({
  ...(kind.owner === 'userId' && { userId: user }),
  ...kind.initial,
  ...(kind.accountEmail !== undefined && { [kind.accountEmail]: emailIn(fields, kind.accountEmail, email) }),
});

/** References to other records follow their new ids. */
function referencesOf(kind: Collection, fields: StoredFields, { idOf }: Importer): StoredFields {
  const textsOf = (named: readonly string[]) =>
    named
      .filter((field) => typeof fields[field] === 'string')
      .map((field) => [field, String(fields[field])] as const);
  return Object.fromEntries([
    ...textsOf(referenceFields(kind)).map(([field, id]) => [field, idOf(id)]),
    ...textsOf(referenceLists(kind)).map(([field, list]) => [field, renamedList(list, idOf)]),
  ]);
}

/** The id of the record in the account. */
function idFor(
  { singleton, perDay }: Collection,
  { id, ...fields }: ExportedRecord,
  { user, idOf }: Importer,
): string {
  if (singleton) return user;
  return perDay === undefined ? idOf(id) : dayRecordId(user, fields[perDay] as PlanDay);
}

/** The spread copies a key named `__proto__` as a plain key. No kind has it, so it is rejected later. */
export function plannedRecord(
  collection: CollectionName,
  { id, ...fields }: ExportedRecord,
  importer: Importer,
): PlannedRecord {
  const kind = collectionOf(collection);
  return {
    kind,
    collection,
    id: idFor(kind, { id, ...fields }, importer),
    fields: {
      ...fields,
      ...rewrittenFields(kind, fields),
      ...referencesOf(kind, fields, importer),
      ...givenFields(kind, fields, importer),
    },
  };
}

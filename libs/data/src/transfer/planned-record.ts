import {
  type Collection,
  type CollectionName,
  collectionOf,
  referenceFields,
  rewrittenFields,
  type UserId,
} from '@dayloom/domain';
import { type ExportedRecord } from '@dayloom/domain/export';
import type { StoredFields } from '../access/record-state.ts';

export interface Importer {
  readonly user: UserId;
  readonly email: string;
  /** The id that a record of the file gets. */
  readonly idOf: (id: string) => string;
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
  const named = referenceFields(kind).filter((field) => typeof fields[field] === 'string');
  return Object.fromEntries(named.map((field) => [field, idOf(String(fields[field]))]));
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
    id: kind.singleton ? importer.user : importer.idOf(id),
    fields: {
      ...fields,
      ...rewrittenFields(kind, fields),
      ...referencesOf(kind, fields, importer),
      ...givenFields(kind, fields, importer),
    },
  };
}

import {
  type Collection,
  type CollectionName,
  collectionOf,
  referenceFields,
  rewrittenFields,
  type UserId,
} from '@dayloom/domain';
import { type ExportedRecord } from '@dayloom/domain/export';
import type { StoredFields } from '../access/after-change.ts';

/** Who imports records. */
export interface Importer {
  readonly user: UserId;
  readonly email: string;
  /** The id under which a record of the file is kept. */
  readonly idOf: (id: string) => string;
}

/** A record as the importing user would own it; nothing of it is checked. */
export interface PlannedRecord {
  readonly kind: Collection;
  readonly collection: CollectionName;
  readonly id: string;
  readonly fields: StoredFields;
}

/** The account's own, however the record spells it. */
const emailIn = (fields: StoredFields, field: string, email: string) =>
  String(fields[field]).toLowerCase() === email.toLowerCase() ? fields[field] : email;

/** What a record has whoever imports it: its owner, the account's e-mail, and what only the makers may change. */
const givenFields = (kind: Collection, fields: StoredFields, { user, email }: Importer): StoredFields => ({
  ...(kind.owner === 'userId' && { userId: user }),
  ...kind.initial,
  ...(kind.accountEmail !== undefined && {
    [kind.accountEmail]: emailIn(fields, kind.accountEmail, email),
  }),
});

/** Ids of other records follow where those records go. */
function referencesOf(kind: Collection, fields: StoredFields, { idOf }: Importer): StoredFields {
  const named = referenceFields(kind).filter((field) => typeof fields[field] === 'string');
  return Object.fromEntries(named.map((field) => [field, idOf(String(fields[field]))]));
}

/** A spread takes a key named `__proto__` over as a key, which no kind has: it is refused later. */
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

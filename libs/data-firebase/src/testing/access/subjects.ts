import {
  type Collection,
  type CollectionName,
  collectionOf,
  collections,
  type UserId,
} from '@dayloom/domain';
import { aChangeOf, oneOfEach } from '@dayloom/testing';
import type { Fields } from './documents.ts';

/** A legal record of a kind; `change` is a legal patch, if its kind permits patches. */
export interface Subject {
  readonly kind: Collection;
  readonly collection: CollectionName;
  readonly id: string;
  readonly path: string;
  readonly fields: Fields;
  readonly change?: Fields;
  /** The parent of the record, which must also be stored. */
  readonly parent?: { readonly path: string; readonly id: string; readonly fields: Fields };
}

/** A patch that the kind permits: increments counters, or changes a value. */
function changeOf(kind: Collection, fields: Fields): Fields | undefined {
  if (kind.changes !== 'increment-all') return aChangeOf({ kind });
  const counters = Object.entries(fields).filter(([, value]) => typeof value === 'number');
  return Object.fromEntries(counters.map(([field, value]) => [field, Number(value) + 1]));
}

function parentOf({ parent }: Collection, uid: string, id: string): Subject['parent'] {
  if (!parent) return undefined;
  const name = parent.collection as CollectionName;
  const { id: _id, ...fields } = oneOfEach(uid as UserId, 'none')[name]();
  return { path: `${name}/${id}`, id, fields };
}

/** One record of each kind, all of one user; every call gives new ids. */
export function subjectsOf(uid: string): readonly Subject[] {
  const parentId = `parent-of-${uid}`;
  const each = oneOfEach(uid as UserId, parentId);
  return Object.values(collections).map(({ name }): Subject => {
    const kind = collectionOf(name);
    const { id, ...fields } = each[name]();
    const change = changeOf(kind, fields);
    const parent = parentOf(kind, uid, parentId);
    return {
      kind,
      collection: name,
      id,
      path: `${name}/${id}`,
      fields,
      ...(change && { change }),
      ...(parent && { parent }),
    };
  });
}

/** A record of one kind, owned by this user. */
export function subjectOf(collection: CollectionName, uid: string): Subject {
  const found = subjectsOf(uid).find((it) => it.collection === collection);
  if (!found) throw new Error(`There is no kind ${collection}.`);
  return found;
}

import {
  type Collection,
  type CollectionName,
  collections,
  dayRecordId,
  type PlanDay,
  type UserId,
} from '@dayloom/domain';
import { fieldValuesOf } from './field-values.ts';
import type { AnyRecord } from './answer-by-hand.ts';
import { anId } from './records.ts';

/** The id that a kind gives to a record with these fields; one that no other has if the kind leaves it open. */
export function idOf(
  { name, singleton, perDay }: Collection,
  user: UserId,
  fields: Readonly<Record<string, unknown>>,
): string {
  if (singleton) return user;
  return perDay === undefined ? anId(name) : dayRecordId(user, fields[perDay] as PlanDay);
}

/** A fresh record of any kind with the required fields, from its schema. */
export function aRecordOf(kind: Collection, user: UserId, parentId: string): AnyRecord {
  const due = Object.entries(fieldValuesOf(kind)).filter(([, { optional }]) => !optional);
  const fields = {
    ...Object.fromEntries(due.map(([field, { legal }]) => [field, legal[0]])),
    ...(kind.parent && { [kind.parent.field]: parentId }),
    ...(kind.owner === 'userId' && { userId: user }),
  };
  return { ...fields, id: idOf(kind, user, fields) };
}

/** Functions that create a fresh, valid record of each kind for one user. @param parentId the id of their parent */
export const oneOfEach = (
  user: UserId,
  parentId: string,
): Readonly<Record<CollectionName, () => AnyRecord>> =>
  Object.fromEntries(
    Object.values(collections).map((kind) => [kind.name, () => aRecordOf(kind, user, parentId)]),
  ) as Record<CollectionName, () => AnyRecord>;

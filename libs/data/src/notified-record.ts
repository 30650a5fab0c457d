import type { DayRecords, NotifiedKind, Receipt, UserId } from '@dayloom/domain';
import { type Query, query, type QueryBuilder } from './query.ts';

/** The records that notify, by the kind of their notifications. */
export const notifiedRecords: {
  readonly [M in NotifiedKind]: (user: UserId) => QueryBuilder<DayRecords[M]>;
} = {
  reminder: (user) => query('reminders').ownedBy(user),
  schedule: (user) => query('schedules').ownedBy(user),
};

export const isNotifiedKind = (kind: string): kind is NotifiedKind => Object.hasOwn(notifiedRecords, kind);

/** The record that a notification is about, which may be deleted; undefined for kinds that only a module knows. */
export const notifiedRecordOf = (
  user: UserId,
  { kind, item }: Pick<Receipt, 'kind' | 'item'>,
): Query<DayRecords[NotifiedKind]> | undefined =>
  isNotifiedKind(kind) ? notifiedRecords[kind](user).byId(item) : undefined;

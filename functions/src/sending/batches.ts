import { isStorm } from '@dayloom/domain';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { DueNotification } from '../due-notification.ts';
import { groupedBy, partsOf } from '../in-groups.ts';

export type Batch = readonly QueryDocumentSnapshot<DueNotification>[];

/** Few enough for all of a batch to be sent within the lease, however slowly the service answers. */
const batchSize = 50;

/**
 * What is sent one after the other: the few of each person with those of others, the soonest first, and the storm of
 * one person by itself, as large as it is, since it is few messages.
 */
export function batchesOf(due: Batch): readonly Batch[] {
  const users = groupedBy(due, (one) => one.data().user);
  const storms = [...users.values()].filter((ofUser) => isStorm(ofUser.length));
  const few = due.filter((one) => !isStorm(users.get(one.data().user)?.length ?? 0));
  return [...partsOf(few, batchSize), ...storms];
}

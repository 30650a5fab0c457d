import { isStorm } from '@dayloom/domain';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { DueNotification } from '../due-notification.ts';
import { groupedBy, partsOf } from '../in-groups.ts';

export type Batch = readonly QueryDocumentSnapshot<DueNotification>[];

/** Small enough to send a whole batch within the lease, however slowly the service responds. */
const batchSize = 50;

/**
 * Splits the due notifications into batches that are sent one after the other, the earliest first. A user with a storm,
 * which is sent as few messages, gets a separate batch of any size.
 */
export function batchesOf(due: Batch): readonly Batch[] {
  const users = groupedBy(due, (one) => one.data().user);
  const storms = [...users.values()].filter((ofUser) => isStorm(ofUser.length));
  const few = due.filter((one) => !isStorm(users.get(one.data().user)?.length ?? 0));
  return [...partsOf(few, batchSize), ...storms];
}

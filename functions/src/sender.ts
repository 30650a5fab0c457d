import type { Firestore } from 'firebase-admin/firestore';
import type { PushService } from './push-service.ts';

/** The dependencies of the sender: a database without access rules, a push service and a clock. */
export interface Sender {
  readonly db: Firestore;
  readonly push: PushService;
  readonly now: () => Date;
}

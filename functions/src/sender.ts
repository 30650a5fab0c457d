import type { Firestore } from 'firebase-admin/firestore';
import type { PushService } from './push-service.ts';

/** What the sender works with, handed in: a database past all access rules, a push service, a clock. */
export interface Sender {
  readonly db: Firestore;
  readonly push: PushService;
  readonly now: () => Date;
}

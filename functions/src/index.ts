import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { setGlobalOptions } from 'firebase-functions';
import { defineString } from 'firebase-functions/params';
import { type Change, type DocumentSnapshot, onDocumentWritten } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { planAhead } from './planning/plan-ahead.ts';
import { planItem } from './planning/plan-items.ts';
import { planSeriesOf } from './planning/plan-series.ts';
import { planUser } from './planning/plan-user.ts';
import type { Sender } from './sender.ts';
import { cloudMessaging } from './sending/cloud-messaging.ts';
import { sendDue } from './sending/send-due.ts';

/** The region of the database or one close to it, set in `functions/.env.<project>`. */
const region = defineString('SENDER_REGION', { default: 'us-central1' });

setGlobalOptions({ region, memory: '256MiB', maxInstances: 10 });

let current: Sender | undefined;
/** Created with the first event, because a deploy loads this file without a project. */
function sender(): Sender {
  if (current) return current;
  const app = initializeApp();
  const credential = applicationDefault();
  const url = process.env['DAYLOOM_MESSAGING_URL'];
  current = {
    db: getFirestore(app),
    push: cloudMessaging({
      project: process.env['GCLOUD_PROJECT'] ?? '',
      // A server set by URL is a test server, which needs no account.
      accessToken: async () => (url ? 'none' : (await credential.getAccessToken()).access_token),
      ...(url && { url }),
    }),
    now: () => new Date(),
  };
  return current;
}

/** The fields after the write, or before it if the document was removed. */
const writtenIn = (change?: Change<DocumentSnapshot>) => change?.after.data() ?? change?.before.data();

/** Events are delivered at least once and retried, so each handler must be safe to run twice. */
export const reminderWritten = onDocumentWritten(
  { document: 'reminders/{id}', retry: true },
  async ({ params, data }) => {
    await planItem(sender(), { kind: 'reminder', id: params.id }, 'changed');
    await planSeriesOf(sender(), writtenIn(data));
  },
);
export const activityWritten = onDocumentWritten(
  { document: 'schedules/{id}', retry: true },
  async ({ params, data }) => {
    await planItem(sender(), { kind: 'schedule', id: params.id }, 'changed');
    await planSeriesOf(sender(), writtenIn(data));
  },
);
export const repeatWritten = onDocumentWritten({ document: 'repeats/{id}', retry: true }, ({ data }) =>
  planSeriesOf(sender(), writtenIn(data)),
);
export const repeatSkipWritten = onDocumentWritten(
  { document: 'repeatSkips/{id}', retry: true },
  ({ data }) => planSeriesOf(sender(), writtenIn(data)),
);
export const deviceWritten = onDocumentWritten(
  { document: 'userTokens/{user}/devices/{device}', retry: true, timeoutSeconds: 300 },
  ({ params }) => planUser(sender(), params.user),
);

export const settingsWritten = onDocumentWritten(
  { document: 'settings/{user}', retry: true, timeoutSeconds: 300 },
  ({ params }) => planUser(sender(), params.user),
);

/** Not retried: the run of the next minute does the same work. */
export const sendEveryMinute = onSchedule(
  { schedule: 'every 1 minutes', maxInstances: 2, timeoutSeconds: 180 },
  () => sendDue(sender()),
);
export const planEveryDay = onSchedule(
  { schedule: 'every day 03:00', timeoutSeconds: 1_800, retryCount: 3 },
  () => planAhead(sender()),
);

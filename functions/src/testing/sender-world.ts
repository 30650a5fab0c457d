import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { dueNotifications, type DueNotification } from '../due-notification.ts';
import { planItem } from '../planning/plan-items.ts';
import { planSeriesOf } from '../planning/plan-series.ts';
import { planUser } from '../planning/plan-user.ts';
import type { Sender } from '../sender.ts';
import { cloudMessaging } from '../sending/cloud-messaging.ts';
import { fakeMessaging } from './fake-messaging.ts';

export const berlin = 'Europe/Berlin';
export const tokyo = 'Asia/Tokyo';

let devices = 0;

/** A sender with an emulated Firestore project, a fake Cloud Messaging server and a clock that the test sets. */
export async function senderWorld(host: string, projectId: string) {
  process.env['FIRESTORE_EMULATOR_HOST'] = host;
  const app = initializeApp({ projectId }, projectId);
  const db = getFirestore(app);
  const messaging = await fakeMessaging();
  let time = '2026-03-05T06:00:00.000Z';
  const now = () => new Date(time);
  const withTimeout = (timeout: number): Sender => ({
    ...{ db, now },
    push: cloudMessaging({
      project: projectId,
      accessToken: () => Promise.resolve('a-token'),
      url: messaging.url,
      timeout,
      log: () => undefined,
    }),
  });
  // A long timeout: a busy machine responds late, and a request that times out would be sent again.
  const sender = withTimeout(20_000);
  const stamp = () => Timestamp.fromDate(now());

  /** Stores a record as the app would, and delivers the event. */
  const item = (kind: 'reminder' | 'schedule') => async (id: string, fields: DocumentData) => {
    const ref = db.collection(kind === 'reminder' ? 'reminders' : 'schedules').doc(id);
    await ref.set({ ...fields, changedAt: stamp() }, { merge: true });
    await planItem(sender, { kind, id }, 'changed');
    await planSeriesOf(sender, (await ref.get()).data());
  };
  const partOfSeries =
    (collection: 'repeats' | 'repeatSkips') => async (id: string, fields: DocumentData) => {
      const ref = db.collection(collection).doc(id);
      await ref.set({ deletedAt: null, ...fields, changedAt: stamp() }, { merge: true });
      await planSeriesOf(sender, (await ref.get()).data());
    };
  const reminderFields = (user: string, dateTime: string, more: DocumentData = {}) => ({
    ...{ userId: user, title: 'Call the dentist', dateTime, completed: false },
    ...{ createdAt: now().toISOString(), deletedAt: null, ...more },
  });
  const activityFields = (user: string, date: string, startTime: string, more: DocumentData = {}) => ({
    ...{ userId: user, title: 'Yoga', date, startTime, endTime: '23:00' },
    ...{ createdAt: now().toISOString(), deletedAt: null, ...more },
  });

  return {
    ...{ db, sender, hasty: withTimeout(1_000), messaging, stamp, reminderFields, activityFields },
    at: (moment: string) => void (time = moment),
    changeReminder: item('reminder'),
    changeActivity: item('schedule'),
    changeSegment: partOfSeries('repeats'),
    changeSkip: partOfSeries('repeatSkips'),
    /** A reminder every day at 9:05. */
    series: (user: string, id: string, first: string, more: DocumentData = {}) =>
      partOfSeries('repeats')(id, {
        ...{
          userId: user,
          makes: 'reminder',
          series: id,
          first,
          rule: 'FREQ=DAILY',
          title: 'Water the plants',
        },
        ...{ time: '09:05', createdAt: now().toISOString(), ...more },
      }),
    reminder: (user: string, id: string, dateTime: string, more?: DocumentData) =>
      item('reminder')(id, reminderFields(user, dateTime, more)),
    activity: async (user: string, id: string, [date, startTime]: readonly [string, string]) =>
      item('schedule')(id, activityFields(user, date, startTime)),
    /** A device in use, without its event. */
    async device(user: string, timeZone: string, token = `ok-${++devices}`) {
      const device = { token, platform: 'web', updatedAt: now().toISOString(), timeZone };
      await db.doc(`userTokens/${user}/devices/${token}`).set(device);
      return token;
    },
    /** A device that reports its time zone, with its event. */
    async seen(user: string, timeZone: string, token?: string) {
      const used = await this.device(user, timeZone, token);
      await planUser(sender, user);
      return used;
    },
    async loggedOut(user: string, token: string) {
      await db.doc(`userTokens/${user}/devices/${token}`).delete();
      await planUser(sender, user);
    },
    /** All planned notifications of a user, sent or not, the earliest first. */
    async due(user: string): Promise<readonly DueNotification[]> {
      const { docs } = await dueNotifications(db).where('user', '==', user).get();
      return docs.map((doc) => doc.data()).toSorted((one, other) => one.at.toMillis() - other.at.toMillis());
    },
    /** The planned moments of a user. */
    async moments(user: string): Promise<readonly string[]> {
      return (await this.due(user)).map(({ at }) => at.toDate().toISOString());
    },
    /** The messages sent to a device. */
    got: (token: string) =>
      messaging.sent.flatMap(({ message }) => (message.fid === token ? [message.data] : [])),
    async close() {
      await messaging.stop();
      await deleteApp(app);
    },
  };
}
export type SenderWorld = Awaited<ReturnType<typeof senderWorld>>;

import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { dueNotifications, type DueNotification } from '../due-notification.ts';
import type { PushService } from '../push-service.ts';
import { berlin, senderWorld, type SenderWorld } from '../testing/sender-world.ts';
import { claim } from './claim.ts';
import { sendDue } from './send-due.ts';

/** A promise that the test resolves. */
function signal() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

let world: SenderWorld;
beforeAll(async () => void (world = await senderWorld(inject('firestoreHost'), 'demo-sender-sending')));
afterAll(() => world.close());

let count = 0;
let user = '';
let id = '';
const start = '2026-03-05T08:05:00.000Z';

/** Runs the minute job at a moment. */
const minute = (moment: string) => {
  world.at(moment);
  return sendDue(world.sender);
};

beforeEach(async () => {
  count += 1;
  [user, id] = [`ada${count}`, `item${count}`];
  world.at('2026-03-05T06:00:00.000Z');
  await world.db.recursiveDelete(world.db.collection('dueNotifications'));
  world.messaging.sent.length = 0;
});

describe('the minute job', () => {
  it('[NF11] [DA34] sends each moment once to every device of the user, none early', async () => {
    const tokens = [await world.seen(user, berlin), await world.seen(user, berlin)];
    await world.reminder(user, id, start);
    await minute('2026-03-05T07:54:59.000Z');
    expect(world.messaging.sent).toEqual([]);
    for (const moment of ['07:55:01', '07:56:01', '08:05:01', '08:06:01'])
      await minute(`2026-03-05T${moment}.000Z`);
    for (const token of tokens)
      expect(world.got(token).map(({ at }) => at)).toEqual(['2026-03-05T07:55:00.000Z', start]);
    expect(await world.due(user)).toMatchObject([{ reached: 2 }, { reached: 2 }]);
  });

  it('[NF20] [NF21] sends only texts, with high urgency, the tag of the moment and a time to live', async () => {
    const token = await world.seen(user, berlin);
    await world.reminder(user, id, start);
    await minute('2026-03-05T07:55:30.000Z');
    const [sent] = world.messaging.sent;
    expect(sent).toEqual({
      path: '/v1/projects/demo-sender-sending/messages:send',
      authorization: 'Bearer a-token',
      message: {
        fid: token,
        data: {
          tag: expect.stringMatching(`^reminder-${id}-[0-9a-z]+-ahead$`) as string,
          kind: 'reminder',
          item: id,
          at: '2026-03-05T07:55:00.000Z',
          title: 'Upcoming Reminder',
          body: 'Call the dentist starts in 10 minutes (9:05 AM)',
          lateBody: 'Call the dentist starts at 9:05 AM (missed at 8:55 AM)',
          to: '/reminders',
          user,
        },
        webpush: { headers: { Urgency: 'high', TTL: '570' } },
      },
    });
  });

  it('[NF20] [DA34] two runs at once send each moment once', async () => {
    const token = await world.seen(user, berlin);
    for (const name of ['a', 'b', 'c', 'd', 'e']) await world.reminder(user, `${id}-${name}`, start);
    world.at('2026-03-05T07:55:01.000Z');
    const [asked, answering] = [signal(), signal()];
    const send: PushService['send'] = async (...message) => {
      asked.resolve();
      await answering.promise;
      return world.sender.push.send(...message);
    };
    const slow = sendDue({ ...world.sender, push: { send } });
    await asked.promise;
    await Promise.all([sendDue(world.sender), sendDue(world.sender)]);
    expect(world.got(token)).toEqual([]);
    answering.resolve();
    await slow;
    await sendDue(world.sender);
    const tags = world.got(token).map(({ tag }) => tag);
    expect([tags.length, new Set(tags).size]).toEqual([5, 5]);
  });

  it('[DA34] when a run stops before it marks what it sent, a later run sends it again with the same tag', async () => {
    const token = await world.seen(user, berlin);
    await world.reminder(user, id, start);
    world.at('2026-03-05T07:55:01.000Z');
    const [one] = (await dueNotifications(world.db).where('item', '==', id).orderBy('at').get()).docs;
    expect(await claim(world.sender, [one!.ref])).toHaveLength(1);
    await minute('2026-03-05T07:56:01.000Z');
    expect(world.got(token)).toEqual([]);
    await minute('2026-03-05T07:58:01.000Z');
    expect(world.got(token).map(({ tag }) => tag)).toEqual([one!.id]);
  });

  it('[NF19] [DA34] a notification ten minutes late is marked and not sent', async () => {
    const token = await world.seen(user, berlin);
    await world.reminder(user, id, start);
    await minute('2026-03-05T08:04:59.000Z');
    expect(world.got(token)).toHaveLength(1);
    await minute('2026-03-05T08:15:00.000Z');
    expect(world.got(token)).toHaveLength(1);
    expect((await world.due(user)).map(({ reached, doneAt }) => [reached, doneAt !== null])).toEqual([
      [1, true],
      [0, true],
    ]);
  });

  it('[NF17] a deleted or moved item sends no old moment, even before its event arrives', async () => {
    const token = await world.seen(user, berlin);
    await world.reminder(user, `${id}-deleted`, start);
    await world.reminder(user, `${id}-moved`, start);
    await world.reminder(user, `${id}-renamed`, start);
    world.at('2026-03-05T07:54:58.000Z');
    const change = (name: string, fields: object) =>
      world.db.doc(`reminders/${id}-${name}`).update({ ...fields, changedAt: world.stamp() });
    await change('deleted', { deletedAt: world.stamp() });
    await change('moved', { dateTime: '2026-03-05T10:00:00.000Z' });
    await change('renamed', { title: 'Call her' });
    await minute('2026-03-05T07:55:01.000Z');
    expect(world.got(token).map(({ body }) => body)).toEqual(['Call her starts in 10 minutes (9:05 AM)']);
    await minute('2026-03-05T08:06:01.000Z');
    expect(world.got(token)).toHaveLength(2);
  });

  it('[NF28] nothing is sent to a device after logout', async () => {
    const token = await world.seen(user, berlin);
    await world.reminder(user, id, start);
    await world.db.doc(`userTokens/${user}/devices/${token}`).delete();
    await minute('2026-03-05T07:55:01.000Z');
    expect(world.messaging.sent).toEqual([]);
    expect(await world.due(user)).toMatchObject([{ reached: 0 }, { doneAt: null }]);
  });

  it('[DA34] sends 500 notifications due in one minute, each once', async () => {
    const users = Array.from({ length: 100 }, (_, index) => `${user}-${index}`);
    const tokens = await Promise.all(users.map((one) => world.device(one, berlin)));
    const writer = world.db.bulkWriter();
    const at = Timestamp.fromDate(new Date('2026-03-05T07:55:00.000Z'));
    const notification = {
      kind: 'reminder',
      title: 't',
      body: 'b',
      lateBody: 'l',
      time: '9:05 AM',
      to: '/reminders',
    };
    const unsent = { doneAt: null, reached: 0, claimedUntil: null, left: null };
    for (let one = 0; one < 500; one += 1) {
      const item = `${id}-${one}`;
      const due = { ...notification, ...unsent, at, expiresAt: at, user: users[one % 100], item };
      void writer.set(dueNotifications(world.db).doc(`tag-${item}`), {
        ...(due as DueNotification),
        itemChangedAt: world.stamp(),
      });
      void writer.set(world.db.doc(`reminders/${item}`), { changedAt: world.stamp() });
    }
    await writer.close();
    await minute('2026-03-05T07:55:30.000Z');
    const tags = tokens.flatMap((token) => world.got(token).map(({ tag }) => tag));
    expect([tags.length, new Set(tags).size]).toEqual([500, 500]);
    await sendDue(world.sender);
    expect(world.messaging.sent).toHaveLength(500);
  });
});

describe('the response of the push service', () => {
  it.each(['gone', 'invalid', 'malformed'])(
    '[DA33] a device that it calls %s is deleted together with its token',
    async (manner) => {
      const gone = await world.seen(user, berlin, `${manner}-${count}`);
      world.at('2026-03-05T06:01:00.000Z');
      const fine = await world.seen(user, berlin);
      const latest = world.db.doc(`userTokens/${user}`);
      await latest.set({ token: gone, platform: 'web', changedAt: world.stamp(), deletedAt: null });
      await world.reminder(user, id, start);
      await minute('2026-03-05T07:55:01.000Z');
      expect(world.got(fine)).toHaveLength(1);
      const left = await latest.collection('devices').get();
      expect(left.docs.map((doc) => doc.id)).toEqual([fine]);
      const token = await latest.get();
      expect(token.get('deletedAt')).toEqual(token.get('changedAt'));
      expect(token.get('changedAt')).toBeInstanceOf(Timestamp);
      await minute('2026-03-05T08:05:01.000Z');
      expect(world.got(gone)).toHaveLength(1);
    },
  );

  it.each(['refused', 'nowhere'])(
    '[DA33] an error that is not about the device (%s) keeps the device and is not retried',
    async (manner) => {
      const token = await world.seen(user, berlin, `${manner}-${count}`);
      await world.reminder(user, id, start);
      await minute('2026-03-05T07:55:01.000Z');
      await minute('2026-03-05T07:56:01.000Z');
      expect(world.got(token)).toHaveLength(1);
      expect((await world.db.doc(`userTokens/${user}/devices/${token}`).get()).exists).toBe(true);
    },
  );

  it.each(['busy', 'limited', 'silent', 'cut', 'garbage', 'empty', 'forbidden'])(
    '[DA34] a device that could not be reached (%s) is retried with the next run, and other devices get it once',
    async (manner) => {
      const token = await world.seen(user, berlin, `${manner}-${count}`);
      const fine = await world.seen(user, berlin);
      await world.reminder(user, id, start);
      world.at('2026-03-05T07:55:01.000Z');
      await sendDue(manner === 'silent' ? world.hasty : world.sender);
      expect((await world.due(user))[0]).toMatchObject({ left: [token], reached: 1, doneAt: null });
      world.messaging.manners.set(token, 'ok');
      await minute('2026-03-05T07:56:01.000Z');
      await minute('2026-03-05T07:57:01.000Z');
      expect([world.got(token).length, world.got(fine).length]).toEqual([2, 1]);
      expect((await world.due(user))[0]).toMatchObject({ left: null, reached: 2 });
    },
  );

  it('[NF19] [DA34] a notification is given up when the service is unavailable for ten minutes', async () => {
    const token = await world.seen(user, berlin, `busy-${count}`);
    await world.reminder(user, id, start);
    for (const moment of ['07:55:01', '08:00:01', '08:04:59', '08:05:00', '08:05:01'])
      await minute(`2026-03-05T${moment}.000Z`);
    const [ahead] = await world.due(user);
    expect(world.got(token).filter(({ tag }) => tag?.endsWith('-ahead'))).toHaveLength(3);
    expect(ahead?.doneAt).not.toBeNull();
  });
});

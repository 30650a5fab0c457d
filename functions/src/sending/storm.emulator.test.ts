import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { dueNotifications, type DueNotification, unsent } from '../due-notification.ts';
import { berlin, senderWorld, type SenderWorld } from '../testing/sender-world.ts';
import { sendDue } from './send-due.ts';

let world: SenderWorld;
beforeAll(async () => void (world = await senderWorld(inject('firestoreHost'), 'demo-sender-storm')));
afterAll(() => world.close());

let count = 0;
let user = '';
const ahead = '2026-03-05T07:55:00.000Z';

/** Runs the minute job at a moment. */
const minute = (moment: string) => {
  world.at(`2026-03-05T${moment}.000Z`);
  return sendDue(world.sender);
};

/** Stores items of one minute and plans their notifications. */
async function plan(most: number, first = 0) {
  const writer = world.db.bulkWriter();
  const at = Timestamp.fromDate(new Date(ahead));
  for (let index = first; index < first + most; index += 1) {
    const item = `${user}-${String(index).padStart(4, '0')}`;
    const due: DueNotification = {
      ...{ user, item, at, expiresAt: at, itemChangedAt: world.stamp(), ...unsent },
      ...{ kind: 'reminder', name: `Call ${index}`, title: 'Upcoming Reminder', to: '/reminders' },
      ...{ body: 'b', lateBody: 'l', time: '9:05 AM' },
    };
    void writer.set(dueNotifications(world.db).doc(`reminder-${item}-ahead`), due);
    void writer.set(world.db.doc(`reminders/${item}`), { changedAt: world.stamp() });
  }
  await writer.close();
}

const titles = (token: string) => world.got(token).map(({ title }) => title);

beforeEach(async () => {
  count += 1;
  user = `ada${count}`;
  world.at('2026-03-05T06:00:00.000Z');
  await world.db.recursiveDelete(world.db.collection('dueNotifications'));
  world.messaging.sent.length = 0;
});

describe('a storm', () => {
  it('[NF30] of two thousand for one user in one minute is one push to each device, and all are marked', async () => {
    const tokens = [await world.device(user, berlin), await world.device(user, berlin)];
    await plan(2_000);
    await minute('07:55:01');
    await minute('07:56:01');
    for (const token of tokens) expect(titles(token)).toEqual(['2000 reminders']);
    const due = await world.due(user);
    expect(due.every(({ doneAt, reached }) => doneAt !== null && reached === 2)).toBe(true);
  }, 180_000);

  it('[NF30] begins with the sixth notification, and does not affect the five of another user', async () => {
    const token = await world.device(user, berlin);
    await plan(6);
    const [stormy, one] = [user, token];
    user = `${user}-calm`;
    const other = await world.device(user, berlin);
    await plan(5);
    await minute('07:55:01');
    expect(titles(one)).toEqual(['6 reminders']);
    expect(world.got(one)[0]).toMatchObject({
      ...{ kind: 'group', user: stormy, to: '/notifications', at: ahead },
      body: 'Call 0, Call 1, Call 2, +3 more',
    });
    expect(world.got(one)[0]?.['members']?.split(' ')).toHaveLength(6);
    expect(titles(other)).toEqual(Array.from({ length: 5 }, () => 'Upcoming Reminder'));
  });

  it('[NF30] of real reminders lists their tags, without one that was moved just before', async () => {
    const token = await world.seen(user, berlin);
    for (let index = 0; index < 12; index += 1)
      await world.reminder(user, `${user}-r${index}`, '2026-03-05T08:05:00.000Z');
    world.at('2026-03-05T07:54:58.000Z');
    const moved = { dateTime: '2026-03-05T10:00:00.000Z', changedAt: world.stamp() };
    await world.db.doc(`reminders/${user}-r3`).update(moved);
    await minute('07:55:01');
    expect(world.got(token).map(({ title, body }) => [title, body])).toEqual([
      ['11 reminders', 'Call the dentist, Call the dentist, Call the dentist, +8 more'],
    ]);
  });

  it('[NF20] two runs at once send it once', async () => {
    const token = await world.device(user, berlin);
    await plan(60);
    world.at('2026-03-05T07:55:01.000Z');
    await Promise.all([sendDue(world.sender), sendDue(world.sender)]);
    await sendDue(world.sender);
    const counts = world.got(token).map(({ title = '' }) => Number.parseInt(title, 10));
    // Each notification is in exactly one push, whichever run sent it.
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(60);
    expect(new Set(world.got(token).map(({ tag }) => tag)).size).toBe(1);
  });

  it('[DA34] a device that could not be reached gets it with the next run, and other devices get it once', async () => {
    const token = await world.device(user, berlin, `busy-${count}`);
    const fine = await world.device(user, berlin);
    await plan(12);
    await minute('07:55:01');
    const unreached = await world.due(user);
    expect(unreached.every(({ left, reached }) => left?.[0] === token && reached === 1)).toBe(true);
    await plan(12, 12);
    world.messaging.manners.set(token, 'ok');
    await minute('07:56:01');
    await minute('07:57:01');
    expect(titles(token)).toEqual(['12 reminders', '24 reminders']);
    expect(titles(fine)).toEqual(['12 reminders', '12 reminders']);
    expect((await world.due(user)).every(({ reached, doneAt }) => reached === 2 && doneAt !== null)).toBe(
      true,
    );
  });
});

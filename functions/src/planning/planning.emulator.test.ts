import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { berlin, senderWorld, type SenderWorld, tokyo } from '../testing/sender-world.ts';
import { planAhead } from './plan-ahead.ts';
import { planItem } from './plan-items.ts';
import { planUser } from './plan-user.ts';

let world: SenderWorld;
beforeAll(async () => void (world = await senderWorld(inject('firestoreHost'), 'demo-sender-planning')));
afterAll(() => world.close());

let count = 0;
let user = '';
let id = '';
beforeEach(() => {
  count += 1;
  [user, id] = [`ada${count}`, `item${count}`];
  world.at('2026-03-05T06:00:00.000Z');
});

const start = '2026-03-05T08:05:00.000Z';
const both = ['2026-03-05T07:55:00.000Z', start];

describe('a reminder', () => {
  it('[DA34] [NF11] [NF21] [NF22] [NF23] has both moments in UTC, with texts in the time zone of its user', async () => {
    await world.seen(user, berlin);
    await world.reminder(user, id, start);
    const due = await world.due(user);
    expect(await world.moments(user)).toEqual(both);
    expect(due).toMatchObject([
      {
        ...{ user, kind: 'reminder', item: id, to: '/reminders', time: '9:05 AM', doneAt: null },
        title: 'Upcoming Reminder',
        body: 'Call the dentist starts in 10 minutes (9:05 AM)',
        lateBody: 'Call the dentist starts at 9:05 AM (missed at 8:55 AM)',
      },
      { title: 'Reminder', body: 'Call the dentist is starting now (9:05 AM)' },
    ]);
    expect(due[1]?.expiresAt.toDate().toISOString()).toBe('2026-03-12T08:05:00.000Z');
  });

  it('[RM8] in its local form is read in the time zone of its user', async () => {
    await world.seen(user, tokyo);
    await world.reminder(user, id, '2026-03-05T17:05');
    expect(await world.moments(user)).toEqual(both);
  });

  it('[RM7] [NF12] in the past has no moments, and five minutes ahead only the start', async () => {
    await world.seen(user, berlin);
    await world.reminder(user, `${id}-past`, '2026-03-05T05:59:00.000Z');
    await world.reminder(user, `${id}-soon`, '2026-03-05T06:05:00.000Z');
    expect(await world.moments(user)).toEqual(['2026-03-05T06:05:00.000Z']);
  });

  it('[NF12] is planned from the time of its change, even if the event arrives after the moment', async () => {
    await world.seen(user, berlin);
    await world.db.doc(`reminders/${id}`).set({
      ...world.reminderFields(user, '2026-03-05T06:00:20.000Z'),
      changedAt: world.stamp(),
    });
    world.at('2026-03-05T06:01:00.000Z');
    await planItem(world.sender, { kind: 'reminder', id }, 'changed');
    expect(await world.moments(user)).toEqual(['2026-03-05T06:00:20.000Z']);
  });

  it('[NF17] with a new time or title leaves no old moment', async () => {
    await world.seen(user, berlin);
    await world.reminder(user, id, start);
    await world.changeReminder(id, { dateTime: '2026-03-05T09:00:00.000Z', title: 'Call her' });
    expect(await world.moments(user)).toEqual(['2026-03-05T08:50:00.000Z', '2026-03-05T09:00:00.000Z']);
    expect((await world.due(user))[1]?.body).toBe('Call her is starting now (10:00 AM)');
  });

  it('[RM11] [NF17] has no moments when deleted, and both again when restored', async () => {
    await world.seen(user, berlin);
    await world.reminder(user, id, start);
    await world.changeReminder(id, { deletedAt: world.stamp() });
    expect(await world.moments(user)).toEqual([]);
    await world.changeReminder(id, { deletedAt: null });
    expect(await world.moments(user)).toEqual(both);
    await world.db.doc(`reminders/${id}`).delete();
    await planItem(world.sender, { kind: 'reminder', id }, 'changed');
    expect(await world.moments(user)).toEqual([]);
  });

  it('[NF17] restored after its first moment has only the second', async () => {
    await world.seen(user, berlin);
    await world.reminder(user, id, start, { deletedAt: world.stamp() });
    world.at('2026-03-05T08:00:00.000Z');
    await world.changeReminder(id, { deletedAt: null });
    expect(await world.moments(user)).toEqual([start]);
  });

  it('[DA34] [NF20] is planned once and in its current state when its events are duplicated, parallel and reordered', async () => {
    await world.seen(user, berlin);
    await world.reminder(user, id, start);
    const [before] = await world.due(user);
    const reminder = world.db.doc(`reminders/${id}`);
    await reminder.update({ title: 'First' });
    await reminder.update({ title: 'Last', changedAt: world.stamp() });
    await Promise.all([1, 2, 3].map(() => planItem(world.sender, { kind: 'reminder', id }, 'changed')));
    const due = await world.due(user);
    expect(due.map(({ body }) => body)).toEqual([
      'Last starts in 10 minutes (9:05 AM)',
      'Last is starting now (9:05 AM)',
    ]);
    expect(due[0]?.at).toEqual(before?.at);
  });

  it('[DA34] that cannot be read has no moments and does not block other reminders', async () => {
    await world.seen(user, berlin);
    await world.reminder(user, id, 'tomorrow at nine');
    await world.reminder(user, `${id}-fine`, start);
    await planAhead(world.sender);
    expect(await world.moments(user)).toEqual(both);
  });
});

describe('an activity', () => {
  it('[NF13] [NF25] [DA34] starts on its day at its time in the time zone of its user, and links to that day', async () => {
    await world.seen(user, tokyo);
    await world.activity(user, id, ['2026-03-06', '07:30']);
    expect(await world.moments(user)).toEqual(['2026-03-05T22:20:00.000Z', '2026-03-05T22:30:00.000Z']);
    expect(await world.due(user)).toMatchObject([
      { kind: 'schedule', to: '/timetable?date=2026-03-06', title: 'Upcoming Schedule' },
      { title: 'Scheduled Event', body: 'Yoga is starting now (7:30 AM)' },
    ]);
  });

  it.each([
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z', '3:30 AM', 'skips'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z', '2:30 AM', 'shows twice'],
  ])(
    '[NF13] [DA34] on %s at %s fires once, at %s (%s): the clock %s that time',
    async (day, time, at, text) => {
      world.at(new Date(Date.parse(at) - 86_400_000).toISOString());
      await world.seen(user, berlin);
      await world.activity(user, id, [day, time]);
      expect((await world.moments(user))[1]).toBe(at);
      expect((await world.due(user))[1]?.body).toBe(`Yoga is starting now (${text})`);
      expect(await world.due(user)).toHaveLength(2);
    },
  );
});

describe('the time zone of a user', () => {
  it('[DA33] [DA34] when it changes, activities and the texts of reminders move at once', async () => {
    await world.seen(user, berlin);
    await world.activity(user, `${id}-a`, ['2026-03-06', '09:00']);
    await world.reminder(user, `${id}-r`, '2026-03-06T12:00:00.000Z');
    world.at('2026-03-05T06:01:00.000Z');
    await world.seen(user, tokyo);
    expect(await world.moments(user)).toEqual([
      '2026-03-05T23:50:00.000Z',
      '2026-03-06T00:00:00.000Z',
      '2026-03-06T11:50:00.000Z',
      '2026-03-06T12:00:00.000Z',
    ]);
    expect((await world.due(user))[3]?.time).toBe('9:00 PM');
  });

  it('[DA33] is that of the newest device, also after a newer one was removed', async () => {
    await world.activity(user, id, ['2026-03-06', '09:00']);
    await world.seen(user, berlin);
    world.at('2026-03-05T06:01:00.000Z');
    const phone = await world.seen(user, tokyo);
    expect((await world.moments(user))[1]).toBe('2026-03-06T00:00:00.000Z');
    await world.loggedOut(user, phone);
    expect((await world.moments(user))[1]).toBe('2026-03-06T08:00:00.000Z');
  });

  it('[DA33] is that of the next device when this server does not know the zone of the newest', async () => {
    await world.seen(user, berlin);
    world.at('2026-03-05T06:01:00.000Z');
    await world.seen(user, 'Mars/Olympus');
    await world.activity(user, id, ['2026-03-06', '09:00']);
    expect((await world.moments(user))[1]).toBe('2026-03-06T08:00:00.000Z');
  });

  it('[DA33] the first device creates the plan, and removing the last one deletes it', async () => {
    await world.reminder(user, id, start);
    expect(await world.moments(user)).toEqual([]);
    const device = await world.seen(user, berlin);
    expect(await world.moments(user)).toEqual(both);
    await world.loggedOut(user, device);
    expect(await world.moments(user)).toEqual([]);
  });

  it('[DA34] a device that only refreshes its token causes no new planning', async () => {
    const device = await world.seen(user, berlin);
    await world.reminder(user, id, start);
    const stored = async () =>
      (await world.db.collection('dueNotifications').where('user', '==', user).get()).docs;
    const before = (await stored()).map(({ updateTime }) => updateTime.toMillis());
    world.at('2026-03-05T07:00:00.000Z');
    await world.seen(user, berlin, device);
    await Promise.all([planUser(world.sender, user), planUser(world.sender, user)]);
    expect((await stored()).map(({ updateTime }) => updateTime.toMillis())).toEqual(before);
  });

  it('[DA34] 450 items are moved page by page', async () => {
    await world.seen(user, berlin);
    const batch = world.db.bulkWriter();
    for (let item = 0; item < 450; item += 1)
      void batch.set(world.db.doc(`schedules/${id}-${item}`), {
        ...world.activityFields(user, '2026-03-06', '09:00'),
        changedAt: world.stamp(),
      });
    await batch.close();
    world.at('2026-03-05T06:01:00.000Z');
    await world.seen(user, tokyo);
    const moments = await world.moments(user);
    expect(moments).toHaveLength(900);
    expect(new Set(moments)).toEqual(new Set(['2026-03-05T23:50:00.000Z', '2026-03-06T00:00:00.000Z']));
  });
});

describe('an item far ahead', () => {
  it('[DA34] is planned by the daily job when it is eight days away, also after days without a run', async () => {
    await world.seen(user, berlin);
    await planAhead(world.sender);
    await world.activity(user, `${id}-near`, ['2026-03-10', '09:00']);
    await world.activity(user, `${id}-far`, ['2026-03-20', '09:00']);
    expect(await world.moments(user)).toHaveLength(2);
    world.at('2026-03-11T06:00:00.000Z');
    await planAhead(world.sender);
    expect(await world.moments(user)).toHaveLength(2);
    world.at('2026-03-13T06:00:00.000Z');
    await planAhead(world.sender);
    await planAhead(world.sender);
    expect((await world.moments(user)).slice(2)).toEqual([
      '2026-03-20T07:50:00.000Z',
      '2026-03-20T08:00:00.000Z',
    ]);
  });
});

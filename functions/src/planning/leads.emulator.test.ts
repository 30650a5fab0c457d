import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { sendDue } from '../sending/send-due.ts';
import { berlin, senderWorld, type SenderWorld, tokyo } from '../testing/sender-world.ts';
import { planAhead } from './plan-ahead.ts';

let world: SenderWorld;
beforeAll(async () => void (world = await senderWorld(inject('firestoreHost'), 'demo-sender-leads')));
afterAll(() => world.close());

let count = 0;
let user = '';
let id = '';
beforeEach(async () => {
  count += 1;
  [user, id] = [`ada${count}`, `item${count}`];
  world.at('2026-03-05T06:00:00.000Z');
  await world.db.recursiveDelete(world.db.collection('dueNotifications'));
});

const moments = async () => (await world.moments(user)).map((at) => at.slice(5, 16));
const tokens = new Map<string, string>();
const signIn = async () => void tokens.set(user, await world.seen(user, berlin));
const sent = () => world.got(tokens.get(user) ?? '').map(({ body }) => body);
/** Runs the minute job at a moment of the first day. */
const minute = (time: string) => {
  world.at(`2026-03-05T${time}.000Z`);
  return sendDue(world.sender);
};
const start = '2026-03-05T08:05:00.000Z';
const ahead = 'Call the dentist starts in 10 minutes (9:05 AM)';

describe('the daily job', () => {
  it('[NF31] [DA34] plans each moment when it is eight days away, up to two days before its item is', async () => {
    await signIn();
    await world.reminder(user, id, '2026-03-16T06:30:00.000Z', { leads: '2880 1440 0' });
    await planAhead(world.sender);
    expect(await moments()).toEqual([]);
    const planned = ['03-14T06:30', '03-15T06:30', '03-16T06:30'];
    for (const [index] of planned.entries()) {
      world.at(`2026-03-0${index + 6}T07:00:00.000Z`);
      await planAhead(world.sender);
      expect(await moments()).toEqual(planned.slice(0, index + 1));
    }
  });

  it('[NF31] [RP23] plans the days of series up to two days before they are eight days away', async () => {
    await signIn();
    const weekly = { rule: 'FREQ=WEEKLY;BYDAY=MO', leads: '2880 0' };
    await world.series(user, id, '2026-03-01', weekly);
    expect(await moments()).toEqual(['03-07T08:05', '03-09T08:05']);
    world.at('2026-03-06T08:00:00.000Z');
    await planAhead(world.sender);
    expect(await moments()).toHaveLength(2);
    world.at('2026-03-06T09:00:00.000Z');
    await planAhead(world.sender);
    expect((await moments()).slice(2)).toEqual(['03-14T08:05']);
  });

  it('[NF31] plans everything again where the last run was that of a sender without leads', async () => {
    await world.device(user, berlin);
    await world.db.doc(`reminders/${id}`).set(world.reminderFields(user, start, { leads: '60' }));
    const seriesUntil = Timestamp.fromDate(new Date('2026-03-13T05:00:00.000Z'));
    await world.db.doc('senderState/planAhead').set({ seriesUntil });
    await planAhead(world.sender);
    expect(await moments()).toEqual(['03-05T07:05']);
  });

  it('[NF32] plans what was put off, however far its start is from then', async () => {
    await signIn();
    await world.reminder(user, `${id}-past`, '2026-03-06T08:05:00.000Z');
    await world.changeReminder(`${id}-past`, { snoozedUntil: '2026-03-14T12:00:00.000Z' });
    await world.activity(user, `${id}-later`, ['2027-01-01', '10:00']);
    await world.changeActivity(`${id}-later`, { snoozedUntil: '2026-03-14T13:00:00.000Z' });
    expect(await moments()).toEqual([]);
    world.at('2026-03-07T06:00:00.000Z');
    await planAhead(world.sender);
    expect(await moments()).toEqual(['03-14T12:00', '03-14T13:00']);
    await world.seen(user, tokyo);
    expect((await world.due(user)).map(({ body }) => body)).toEqual([
      'Call the dentist was snoozed until now (9:00 PM)',
      'Yoga was snoozed until now (10:00 PM)',
    ]);
  });
});

describe('what is done', () => {
  it('[NF33] has no moments, also before its event arrives, and undone only those that are still to come', async () => {
    await signIn();
    await world.reminder(user, id, start);
    await minute('07:55:01');
    await world.db.doc(`reminders/${id}`).update({ completed: true, changedAt: world.stamp() });
    await minute('08:05:01');
    expect(await moments()).toEqual(['03-05T07:55']);
    world.at('2026-03-05T08:00:00.000Z');
    await world.changeReminder(id, { completed: false });
    expect(await moments()).toEqual(['03-05T07:55', '03-05T08:05']);
    await world.changeReminder(id, { completed: true });
    world.at('2026-03-05T08:05:02.000Z');
    await world.changeReminder(id, { completed: false });
    await minute('08:06:01');
    expect(sent()).toEqual([ahead]);
  });
});

describe('what is put off', () => {
  it('[NF32] rings then and not before, once, and at its start again after Undo', async () => {
    await signIn();
    await world.reminder(user, id, start);
    await minute('07:55:01');
    await world.changeReminder(id, { snoozedUntil: '2026-03-05T08:30:00.000Z' });
    expect(await moments()).toEqual(['03-05T07:55', '03-05T08:30']);
    await world.changeReminder(id, { snoozedUntil: FieldValue.delete() });
    expect(await moments()).toEqual(['03-05T07:55', '03-05T08:05']);
    await world.changeReminder(id, { snoozedUntil: '2026-03-05T08:30:00.000Z' });
    for (const time of ['08:05:01', '08:30:01', '08:31:01']) await minute(time);
    expect(sent()).toEqual([ahead, 'Call the dentist was snoozed until now (9:30 AM)']);
  });

  it('[NF32] of a series is that day alone', async () => {
    await signIn();
    await world.series(user, id, '2026-03-01', { leads: '0', rule: 'FREQ=DAILY;UNTIL=20260306' });
    const day = { repeat: id, repeatDay: '2026-03-05', leads: '0' };
    await world.reminder(user, `${id}-20260305`, start, { ...day, snoozedUntil: '2026-03-05T18:00:00.000Z' });
    expect(await moments()).toEqual(['03-05T18:00', '03-06T08:05']);
    await world.changeReminder(`${id}-20260305`, { deletedAt: world.stamp() });
    expect(await moments()).toEqual(['03-05T08:05', '03-06T08:05']);
  });
});

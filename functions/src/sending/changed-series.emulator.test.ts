import { type PlanDay, seriesDayId } from '@dayloom/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { planItem } from '../planning/plan-items.ts';
import { berlin, senderWorld, type SenderWorld } from '../testing/sender-world.ts';
import { sendDue } from './send-due.ts';

let world: SenderWorld;
beforeAll(
  async () => void (world = await senderWorld(inject('firestoreHost'), 'demo-sender-changed-series')),
);
afterAll(() => world.close());

let count = 0;
let user = '';
let id = '';
let token = '';
const today = '2026-03-05' as PlanDay;
/** Runs the minute job at a moment of today. */
const minute = (time: string) => {
  world.at(`${today}T${time}.000Z`);
  return sendDue(world.sender);
};

beforeEach(async () => {
  count += 1;
  [user, id] = [`ada${count}`, `series${count}`];
  world.at(`${today}T06:00:00.000Z`);
  await world.db.recursiveDelete(world.db.collection('dueNotifications'));
  token = await world.seen(user, berlin);
  await world.series(user, id, '2026-03-01');
});

const sent = () => world.got(token).map(({ body }) => body);
const ahead = 'Water the plants starts in 10 minutes (9:05 AM)';
const start = 'Water the plants is starting now (9:05 AM)';
const skip = () => ({ userId: user, series: id, day: today, deletedAt: null, changedAt: world.stamp() });
const record = (more: object) => ({
  ...world.reminderFields(user, `${today}T08:05:00.000Z`, { repeat: id, repeatDay: today, ...more }),
  changedAt: world.stamp(),
});
const dayId = () => seriesDayId(id, today);

describe('the minute job', () => {
  it('[RP23] [NF20] [DA34] sends each moment of a series once, with the tag of the open page', async () => {
    for (const time of ['07:54:59', '07:55:01', '07:56:01', '08:05:01', '08:06:01']) await minute(time);
    expect(sent()).toEqual([ahead, start]);
    expect(world.got(token)[1]).toMatchObject({
      ...{ kind: 'reminder', item: dayId(), to: `/reminders?reminder=${id}&day=${today}` },
      tag: expect.stringMatching(`^reminder-${dayId()}-[0-9a-z]+-start$`) as string,
    });
  });

  it('[RP23] [NF17] of a series moved at 9:05 to 9:07 sends 9:07, and nothing of the old time', async () => {
    await minute('07:55:01');
    world.at(`${today}T08:05:00.000Z`);
    await world.db.doc(`repeats/${id}`).update({ time: '09:07', changedAt: world.stamp() });
    for (const time of ['08:05:01', '08:06:01', '08:07:01', '08:08:01']) await minute(time);
    expect(sent()).toEqual([ahead, 'Water the plants is starting now (9:07 AM)']);
  });

  it.each<readonly [string, () => Promise<unknown>]>([
    ['skipped', () => world.db.doc(`repeatSkips/${dayId()}`).set(skip())],
    [
      'ended',
      () => world.db.doc(`repeats/${id}`).update({ deletedAt: world.stamp(), changedAt: world.stamp() }),
    ],
    ['removed with the account', () => world.db.doc(`repeats/${id}`).delete()],
    [
      'moved to tomorrow',
      () => world.db.doc(`reminders/${dayId()}`).set(record({ dateTime: '2026-03-06T11:00:00.000Z' })),
    ],
  ])('[RP23] [NF17] sends nothing of a day that was %s, even before its event arrives', async (_, change) => {
    await minute('07:55:01');
    await change();
    for (const time of ['08:05:01', '08:06:01']) await minute(time);
    expect(sent()).toEqual([ahead]);
  });

  it('[RP23] [NF20] sends one of both when a day got a record and only that is planned yet', async () => {
    world.at(`${today}T06:01:00.000Z`);
    await world.db.doc(`reminders/${dayId()}`).set(record({ title: 'Water the roses' }));
    await planItem(world.sender, { kind: 'reminder', id: dayId() }, 'changed');
    expect(await world.due(user)).toHaveLength(18);
    for (const time of ['07:55:01', '07:56:01']) await minute(time);
    expect(sent()).toEqual(['Water the roses starts in 10 minutes (9:05 AM)']);
  });
});

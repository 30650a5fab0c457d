import { type Instant, planDay, type PlanDay, seriesDayId } from '@dayloom/domain';
import { momentsOf } from '@dayloom/domain/moments';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { berlin, senderWorld, type SenderWorld, tokyo } from '../testing/sender-world.ts';
import { planAhead } from './plan-ahead.ts';
import { planDays, planSeriesOf } from './plan-series.ts';

let world: SenderWorld;
beforeAll(async () => void (world = await senderWorld(inject('firestoreHost'), 'demo-sender-series')));
afterAll(() => world.close());

let count = 0;
let user = '';
let id = '';
const today = '2026-03-05' as PlanDay;
beforeEach(() => {
  count += 1;
  [user, id] = [`ada${count}`, `series${count}`];
  world.at(`${today}T06:00:00.000Z`);
});

/** The starts that are planned for a user, without the seconds: '2026-03-05T08:05'. */
const starts = async () =>
  (await world.due(user)).flatMap(({ at, title }) =>
    title.startsWith('Upcoming') ? [] : [at.toDate().toISOString().slice(0, 16)],
  );
const march = (days: readonly number[], time: string) =>
  days.map((day) => `2026-03-${String(day).padStart(2, '0')}T${time}`);
const storedDay = (day: string, more: object = {}) =>
  world.reminder(user, seriesDayId(id, day as PlanDay), `${day}T08:05:00.000Z`, {
    ...{ repeat: id, repeatDay: day, ...more },
  });

describe('a series', () => {
  it('[RP23] [DA34] [NF11] has both moments of each day of the next eight, as the open page makes them', async () => {
    await world.seen(user, berlin);
    await world.series(user, id, '2026-03-01');
    expect(await starts()).toEqual(march([5, 6, 7, 8, 9, 10, 11, 12], '08:05'));
    const item = seriesDayId(id, today);
    const [ahead, start] = momentsOf({
      ...{ type: 'reminder', id: item, title: 'Water the plants' },
      ...{ startsAt: `${today}T08:05:00.000Z` as Instant, createdAt: `${today}T06:00:00.000Z` as Instant },
    });
    const due = await world.due(user);
    expect(due).toHaveLength(16);
    expect(due.slice(0, 2)).toMatchObject([
      {
        ...{ user, kind: 'reminder', item, tag: ahead?.tag, time: '9:05 AM', doneAt: null },
        ...{ to: `/reminders?reminder=${id}&day=${today}`, title: 'Upcoming Reminder' },
        body: 'Water the plants starts in 10 minutes (9:05 AM)',
      },
      { tag: start?.tag, title: 'Reminder' },
    ]);
  });

  it('[RP19] [RP23] is at its time wherever the user is, once a day also when the clock changes', async () => {
    world.at('2026-03-26T12:00:00.000Z');
    await world.seen(user, berlin);
    const activity = { makes: 'schedule', rule: 'FREQ=DAILY;INTERVAL=2', time: '02:30', endTime: '04:00' };
    await world.series(user, id, '2026-03-27', activity);
    expect(await starts()).toEqual([
      ...['2026-03-27T01:30', '2026-03-29T01:30', '2026-03-31T00:30', '2026-04-02T00:30'],
    ]);
    expect((await world.due(user))[3]).toMatchObject({
      ...{ kind: 'schedule', title: 'Scheduled Event', to: '/timetable?date=2026-03-29', time: '3:30 AM' },
    });
    world.at('2026-03-26T12:01:00.000Z');
    await world.seen(user, tokyo);
    expect(await starts()).toEqual([
      ...['2026-03-26T17:30', '2026-03-28T17:30', '2026-03-30T17:30', '2026-04-01T17:30'],
    ]);
  });

  it.each([
    ['Pacific/Pago_Pago', '06:00', '20:00', march([5, 6, 7, 8, 9, 10, 11, 12], '07:00')],
    ['Pacific/Kiritimati', '12:00', '01:00', march([6, 7, 8, 9, 10, 11, 12, 13], '11:00')],
  ])('[RP23] has the next eight times in %s at %s UTC', async (zone, now, time, next) => {
    world.at(`${today}T${now}:00.000Z`);
    await world.seen(user, zone);
    await world.series(user, id, '2026-03-01', { time });
    expect(await starts()).toEqual(next);
  });

  it('[RP4] [RP23] [NF17] that is changed from a day on leaves no old moment, and none when it is deleted', async () => {
    await world.seen(user, berlin);
    await world.series(user, id, '2026-03-01');
    const later = { first: '2026-03-08', time: '18:00', title: 'Feed the cat' };
    await world.series(user, `${id}-20260308`, later.first, { ...later, series: id });
    const changed = [...march([5, 6, 7], '08:05'), ...march([8, 9, 10, 11, 12], '17:00')];
    expect(await starts()).toEqual(changed);
    const end = { userId: user, makes: 'reminder', series: id, first: '2026-03-10', title: 'End' };
    await world.changeSegment(`${id}-20260310`, { ...end, createdAt: `${today}T06:00:00.000Z` });
    expect(await starts()).toEqual(changed.slice(0, 5));
    await world.changeSegment(`${id}-20260308`, { deletedAt: world.stamp() });
    expect(await starts()).toEqual(march([5, 6, 7, 8, 9], '08:05'));
    await world.changeSegment(id, { deletedAt: world.stamp() });
    expect(await world.due(user)).toEqual([]);
    await world.changeSegment(id, { deletedAt: null });
    expect(await starts()).toEqual(march([5, 6, 7, 8, 9], '08:05'));
  });

  it('[RP23] is planned once when its events are duplicated and parallel, from the documents of that moment', async () => {
    await world.seen(user, berlin);
    await world.series(user, id, '2026-03-01');
    const event = (await world.db.doc(`repeats/${id}`).get()).data();
    await world.db.doc(`repeats/${id}`).update({ title: 'Last', changedAt: world.stamp() });
    await Promise.all([1, 2, 3].map(() => planSeriesOf(world.sender, event)));
    expect(await starts()).toHaveLength(8);
    expect(new Set((await world.due(user)).map(({ name }) => name))).toEqual(new Set(['Last']));
  });

  it('[RP23] of another user with the same id is planned apart, and one of tasks not at all', async () => {
    await world.seen(user, berlin);
    await world.series(user, id, '2026-03-01');
    const other = `${user}-other`;
    await world.seen(other, tokyo);
    await world.series(other, `${id}-other`, '2026-03-01', { series: id });
    await world.series(user, `${id}-tasks`, '2026-03-01', { makes: 'task' });
    expect(await starts()).toEqual(march([5, 6, 7, 8, 9, 10, 11, 12], '08:05'));
    expect(await world.due(other)).toHaveLength(16);
  });

  it('[DA33] [RP23] is planned with the first device, and no longer without one', async () => {
    await world.series(user, id, '2026-03-01');
    expect(await world.due(user)).toEqual([]);
    const device = await world.seen(user, berlin);
    expect(await world.due(user)).toHaveLength(16);
    await world.loggedOut(user, device);
    expect(await world.due(user)).toEqual([]);
  });
});

describe('a day of a series', () => {
  const allButSixth = march([5, 7, 8, 9, 10, 11, 12], '08:05');

  it('[RP7] [RP23] that is skipped has no moments, the others stay, and it has both when brought back', async () => {
    await world.seen(user, berlin);
    await world.series(user, id, '2026-03-01');
    const documents = () => world.db.collection('dueNotifications').where('user', '==', user).get();
    const before = new Map((await documents()).docs.map((doc) => [doc.id, doc.updateTime.toMillis()]));
    const skip = seriesDayId(id, '2026-03-06' as PlanDay);
    world.at(`${today}T06:01:00.000Z`);
    await world.changeSkip(skip, { userId: user, series: id, day: '2026-03-06' });
    expect(await starts()).toEqual(allButSixth);
    const days = ['2026-03-05', '2026-03-06', '2026-03-07'].map(planDay);
    await planDays(world.sender, { user, series: id }, days, 'now');
    const { docs } = await documents();
    expect(docs.map((doc) => doc.updateTime.toMillis())).toEqual(docs.map((doc) => before.get(doc.id)));
    await world.changeSkip(skip, { deletedAt: world.stamp() });
    expect(await world.due(user)).toHaveLength(16);
  });

  it('[RP7] [RP23] with a record is planned as that, and computed again when the record is gone', async () => {
    await world.seen(user, berlin);
    await world.series(user, id, '2026-03-01');
    await storedDay('2026-03-06', { title: 'Water the roses' });
    const named = async () =>
      (await world.due(user)).slice(2, 4).map(({ name, tag, to }) => ({ name, tag, to }));
    const to = `/reminders?reminder=${id}&day=2026-03-06`;
    expect(await named()).toEqual(Array.from({ length: 2 }, () => ({ name: 'Water the roses', to })));
    expect(await world.due(user)).toHaveLength(16);
    await world.changeReminder(`${id}-20260306`, { dateTime: '2026-03-07T08:00:00.000Z' });
    expect(await starts()).toEqual(['2026-03-05T08:05', '2026-03-07T08:00', ...allButSixth.slice(1)]);
    await world.changeReminder(`${id}-20260306`, { deletedAt: world.stamp() });
    expect(await named()).toMatchObject(Array.from({ length: 2 }, () => ({ name: 'Water the plants', to })));
    expect(await world.due(user)).toHaveLength(16);
  });

  it('[RP23] is not planned again for a moment that was over when its record was deleted', async () => {
    await world.seen(user, berlin);
    await world.series(user, id, '2026-03-01', { rule: 'FREQ=DAILY;UNTIL=20260305' });
    await storedDay(today);
    world.at(`${today}T08:00:00.000Z`);
    await world.changeReminder(`${id}-20260305`, { deletedAt: world.stamp() });
    expect(await starts()).toEqual([`${today}T08:05`]);
    expect(await world.due(user)).toHaveLength(1);
  });
});

describe('the daily job', () => {
  it('[RP23] [DA34] plans the days of series that are eight days away, also after days without a run', async () => {
    await world.seen(user, berlin);
    await world.series(user, id, '2026-03-01', { rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR' });
    const weekly = { makes: 'schedule', rule: 'FREQ=WEEKLY;BYDAY=SA', time: '10:00', endTime: '11:00' };
    await world.series(user, `${id}-weekly`, '2026-03-01', weekly);
    await planAhead(world.sender);
    expect(await starts()).toEqual([
      ...[...march([5, 6], '08:05'), ...march([7], '09:00'), ...march([9, 10, 11, 12], '08:05')],
    ]);
    world.at('2026-03-09T06:00:00.000Z');
    await planAhead(world.sender);
    await planAhead(world.sender);
    expect((await starts()).slice(7)).toEqual([
      ...[...march([13], '08:05'), ...march([14], '09:00'), ...march([16], '08:05')],
    ]);
  });

  it('[RP23] plans all eight days of series when the last run was that of a sender without series', async () => {
    await world.series(user, id, '2026-03-01');
    await world.device(user, berlin);
    const until = Timestamp.fromDate(new Date('2026-03-13T05:00:00.000Z'));
    await world.db.doc('senderState/planAhead').set({ until });
    await planAhead(world.sender);
    expect(await starts()).toHaveLength(8);
  });
});

import type { Settings } from '@dayloom/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { sendDue } from '../sending/send-due.ts';
import { berlin, senderWorld, type SenderWorld, tokyo } from '../testing/sender-world.ts';
import { planUser } from './plan-user.ts';

let world: SenderWorld;
beforeAll(async () => void (world = await senderWorld(inject('firestoreHost'), 'demo-sender-settings')));
afterAll(() => world.close());

let count = 0;
let user = '';
let id = '';
beforeEach(async () => {
  count += 1;
  [user, id] = [`ada${count}`, `item${count}`];
  world.at('2026-03-05T06:00:00.000Z');
  await world.db.recursiveDelete(world.db.collection('dueNotifications'));
  world.messaging.sent.length = 0;
});

/** Changes the user's settings and delivers the event. */
async function choose(chosen: Partial<Settings>) {
  const fields = { userId: user, createdAt: '2026-03-01T08:00:00.000Z', deletedAt: null, ...chosen };
  await world.db.doc(`settings/${user}`).set({ ...fields, changedAt: world.stamp() });
  await planUser(world.sender, user);
}
const night = { quietFrom: '22:00', quietTo: '07:00' } as Partial<Settings>;
/** 23:05 in Berlin, where the quiet hours end at 6:00 UTC. */
const late = '2026-03-05T22:05:00.000Z';
const morning = '2026-03-06T06:00:00.000Z';
const minute = (moment: string) => {
  world.at(moment);
  return sendDue(world.sender);
};

describe('[ST4] quiet hours', () => {
  it('delay notifications until their end and send them as one', async () => {
    const token = await world.seen(user, berlin);
    await choose(night);
    await world.reminder(user, `${id}-a`, late);
    await world.reminder(user, `${id}-b`, '2026-03-06T03:00:00.000Z', { title: 'Feed the cat' });
    for (const time of ['2026-03-05T21:56:00.000Z', '2026-03-05T22:06:00.000Z', '2026-03-06T05:59:00.000Z'])
      await minute(time);
    expect(world.messaging.sent).toEqual([]);
    await minute('2026-03-06T06:00:30.000Z');
    await minute('2026-03-06T06:01:30.000Z');
    expect(world.got(token)).toMatchObject([
      {
        ...{ kind: 'quiet', at: morning, to: '/notifications', user },
        title: '2 reminders while it was quiet',
        body: 'Call the dentist, Feed the cat',
      },
    ]);
    expect(await world.due(user)).toMatchObject(Array.from({ length: 4 }, () => ({ reached: 1 })));
  });

  it('let through items created less than ten minutes before, silently', async () => {
    const token = await world.seen(user, berlin);
    await choose(night);
    world.at('2026-03-05T21:58:00.000Z');
    await world.reminder(user, id, late);
    await minute('2026-03-05T22:05:10.000Z');
    expect(world.got(token)).toMatchObject([{ title: 'Reminder', at: late, silent: 'yes' }]);
  });

  it('follow the time zone of the user, though another device was used since', async () => {
    await world.seen(user, tokyo);
    await choose({ ...night, timeZone: berlin });
    await world.reminder(user, id, late);
    expect(await world.moments(user)).toEqual([morning, morning]);
  });

  it('[NF17] an item moved within them to a past moment is not sent at their end', async () => {
    await world.seen(user, berlin);
    await choose(night);
    await world.reminder(user, id, '2026-03-06T05:00:00.000Z');
    world.at('2026-03-05T23:30:00.000Z');
    await world.changeReminder(id, { dateTime: '2026-03-05T23:20:00.000Z' });
    expect(await world.moments(user)).toEqual([]);
  });

  it('[NF32] delay what was put off into them, however soon that was', async () => {
    await world.seen(user, berlin);
    await choose(night);
    world.at('2026-03-05T21:58:00.000Z');
    await world.reminder(user, id, late, { snoozedUntil: '2026-03-05T22:10:00.000Z' });
    expect(await world.moments(user)).toEqual([morning]);
    await choose({});
    expect(await world.moments(user)).toEqual(['2026-03-05T22:10:00.000Z']);
  });

  it('when set or removed later plan again what is ahead', async () => {
    await world.seen(user, berlin);
    await world.reminder(user, id, late);
    const punctual = ['2026-03-05T21:55:00.000Z', late];
    expect(await world.moments(user)).toEqual(punctual);
    await choose(night);
    expect(await world.moments(user)).toEqual([morning, morning]);
    await choose({});
    expect(await world.moments(user)).toEqual(punctual);
  });
});

describe('settings', () => {
  it('[ST3] an area that is off is not pushed until it is on again', async () => {
    await world.seen(user, berlin);
    await world.reminder(user, id, late);
    await choose({ areasOff: 'planner', kindsOff: 'reminder schedule' });
    expect(await world.moments(user)).toEqual([]);
    await choose({ areasOff: '', kindsOff: '' });
    expect(await world.moments(user)).toHaveLength(2);
  });

  it('[NF23] times have 24 hours for users with that setting', async () => {
    await world.seen(user, berlin);
    await choose({ hourCycle: 'h23' });
    await world.reminder(user, id, late);
    expect((await world.due(user))[0]?.body).toBe('Call the dentist starts in 10 minutes (23:05)');
  });

  it('[NF31] [ST7] leads count for what has none, and plan again what is ahead when they change', async () => {
    await world.seen(user, berlin);
    await world.reminder(user, id, late);
    await world.reminder(user, `${id}-own`, late, { leads: '0' });
    await world.series(user, `${id}-series`, '2026-03-12');
    const chosen = async (leads?: string) => {
      await choose(leads === undefined ? {} : { leads });
      return (await world.moments(user)).map((at) => at.slice(5, 16));
    };
    const early = ['03-05T21:05', '03-05T22:05', '03-11T08:05', '03-12T07:05', '03-12T08:05'];
    expect(await chosen('1440 60')).toEqual(early);
    expect(await chosen('none')).toEqual(['03-05T22:05']);
    const usual = ['03-05T21:55', '03-05T22:05', '03-05T22:05', '03-12T07:55', '03-12T08:05'];
    expect(await chosen()).toEqual(usual);
  });

  it('that cannot be read count as the default settings', async () => {
    await world.seen(user, berlin);
    await choose({ hourCycle: 'h48' as 'h23' });
    await world.reminder(user, id, late);
    expect((await world.due(user))[0]?.body).toBe('Call the dentist starts in 10 minutes (11:05 PM)');
  });
});

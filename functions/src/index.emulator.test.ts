import { dayInMilliseconds, planDayOf, seriesDayId } from '@dayloom/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { berlin, senderWorld, type SenderWorld } from './testing/sender-world.ts';

/** The properties of a deployed function that the service reads. */
interface Deployed {
  readonly __endpoint: {
    readonly eventTrigger?: { readonly eventFilterPathPatterns: { readonly document: string } };
    readonly scheduleTrigger?: { readonly schedule: string };
  };
  readonly run: (event: never) => unknown;
}

const projectId = 'demo-sender-index';
let world: SenderWorld;
let functions: Readonly<Record<string, Deployed>>;
beforeAll(async () => {
  world = await senderWorld(inject('firestoreHost'), projectId);
  vi.stubEnv('GCLOUD_PROJECT', projectId);
  vi.stubEnv('DAYLOOM_MESSAGING_URL', world.messaging.url);
  functions = (await import('./index.ts')) as unknown as Readonly<Record<string, Deployed>>;
});
afterAll(() => world.close());

it('[DA34] [RP23] writes of an item, a series, a device and the settings have event handlers, and two jobs are scheduled', () => {
  const reasons = Object.entries(functions).map(
    ([
      name,
      {
        __endpoint: { eventTrigger, scheduleTrigger },
      },
    ]) => [name, eventTrigger?.eventFilterPathPatterns.document ?? scheduleTrigger?.schedule] as const,
  );
  expect(Object.fromEntries(reasons)).toEqual({
    reminderWritten: 'reminders/{id}',
    activityWritten: 'schedules/{id}',
    repeatWritten: 'repeats/{id}',
    repeatSkipWritten: 'repeatSkips/{id}',
    deviceWritten: 'userTokens/{user}/devices/{device}',
    settingsWritten: 'settings/{user}',
    sendEveryMinute: 'every 1 minutes',
    planEveryDay: 'every day 03:00',
  });
});

const run = (name: string, params: Readonly<Record<string, string>>, data?: unknown) =>
  functions[name]?.run({ params, data } as never);

it('[DA34] [NF11] as deployed: after the events of a device and a reminder, the minute job sends to the device', async () => {
  const start = new Date(Date.now() + 1_000);
  world.at(new Date().toISOString());
  const token = await world.device('ada', berlin);
  await run('deviceWritten', { user: 'ada', device: token });
  await world.db.doc('reminders/r1').set({
    ...world.reminderFields('ada', start.toISOString()),
    changedAt: world.stamp(),
  });
  await run('reminderWritten', { id: 'r1' });
  await run('planEveryDay', {});
  await vi.waitFor(
    async () => {
      await run('sendEveryMinute', {});
      expect(world.got(token)).toMatchObject([{ title: 'Reminder', at: start.toISOString() }]);
    },
    { timeout: 20_000 },
  );
});

it.each([
  ['reminder', 'reminderWritten', 'reminders'],
  ['schedule', 'activityWritten', 'schedules'],
])(
  '[RP23] as deployed: the events of a series, a skip and a record plan the days that are a %s, also of removed documents',
  async (makes, recordWritten, records) => {
    world.at(new Date().toISOString());
    const user = `bob-${makes}`;
    await run('deviceWritten', { user, device: await world.device(user, berlin) });
    const day = planDayOf(new Date(Date.now() + 3 * dayInMilliseconds));
    const [series, record] = [`series-${makes}`, `record-${makes}`];
    const dayId = seriesDayId(series, day);
    /** Writes a document, or removes it without fields, and delivers the event with it. */
    const write = async (name: string, path: string, fields?: DocumentData) => {
      const ref = world.db.doc(path);
      const before = await ref.get();
      await (fields ? ref.set({ ...fields, userId: user, changedAt: world.stamp() }) : ref.delete());
      await run(name, { id: ref.id }, { before, after: await ref.get() });
      return new Set((await world.due(user)).map(({ item }) => item));
    };
    const createdAt = new Date().toISOString();
    const segment = { makes, series, first: day, rule: 'FREQ=DAILY;COUNT=1', title: 'Call', createdAt };
    const times = { date: day, dateTime: `${day}T11:00`, startTime: '11:00', endTime: '12:00' };
    const stored = { title: 'Call', completed: false, createdAt, repeat: series, repeatDay: day, ...times };
    const planned = [
      await write('repeatWritten', `repeats/${series}`, { ...segment, time: '09:05', endTime: '10:00' }),
      await write('repeatSkipWritten', `repeatSkips/${dayId}`, { series, day }),
      await write('repeatSkipWritten', `repeatSkips/${dayId}`),
      await write(recordWritten, `${records}/${record}`, stored),
      await write(recordWritten, `${records}/${record}`),
      await write('repeatWritten', `repeats/${series}`),
    ];
    expect(planned.map((items) => [...items])).toEqual([[dayId], [], [dayId], [record], [dayId], []]);
  },
);

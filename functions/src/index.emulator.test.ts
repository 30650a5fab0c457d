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

it('[DA34] writes of a reminder, an activity, a device and the settings have event handlers, and two jobs are scheduled', () => {
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
    deviceWritten: 'userTokens/{user}/devices/{device}',
    settingsWritten: 'settings/{user}',
    sendEveryMinute: 'every 1 minutes',
    planEveryDay: 'every day 03:00',
  });
});

it('[DA34] [NF11] as deployed: after the events of a device and a reminder, the minute job sends to the device', async () => {
  const start = new Date(Date.now() + 1_000);
  world.at(new Date().toISOString());
  const token = await world.device('ada', berlin);
  const run = (name: string, params: Readonly<Record<string, string>>) =>
    functions[name]?.run({ params } as never);
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

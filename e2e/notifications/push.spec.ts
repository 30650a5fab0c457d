import { hostilePushes } from '../../testing/push/hostile-pushes.ts';
import { PushDevice } from '../support/push-device.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const user = 'ada';
const neutral = {
  title: 'Dayloom',
  body: 'Something is due. Open Dayloom to see it.',
  tag: 'dayloom',
  data: { to: '/notifications' },
};

/** A message of the push sender that was due this many minutes ago. */
const dataOf = (minutesAgo = 0, overrides: Readonly<Record<string, string>> = {}) => ({
  tag: 'reminder-r1-mabc-start',
  kind: 'reminder',
  item: 'r1',
  at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  title: 'Reminder',
  body: 'Call Mira is starting now (9:05 AM)',
  lateBody: 'Call Mira started at 9:05 AM (missed at 9:05 AM)',
  to: '/reminders',
  user,
  ...overrides,
});
const pushOf = (...parameters: Parameters<typeof dataOf>) => JSON.stringify({ data: dataOf(...parameters) });

test('[NF24] a push shows its notification with both buttons until the user acts @gate', async ({ page }) => {
  const device = await PushDevice.of(page, user);
  await device.push(pushOf());
  expect(await device.notifications()).toMatchObject([
    {
      title: 'Reminder',
      body: 'Call Mira is starting now (9:05 AM)',
      silent: false,
      requireInteraction: true,
      actions: ['View Details', 'Snooze 5min'],
    },
  ]);
});

test('[NF19, NF20] a push for a notification that was shown before is silent, and a late one says so', async ({
  page,
}) => {
  const device = await PushDevice.of(page, user);
  await device.push(pushOf());
  await device.push(pushOf(3));
  expect(await device.shownCount()).toBe(2);
  expect(await device.notifications()).toMatchObject([
    { body: 'Call Mira started at 9:05 AM (missed at 9:05 AM)', silent: true },
  ]);
});

test('[NF28] a push for another user reveals nothing of its content', async ({ page }) => {
  const device = await PushDevice.of(page, user);
  await device.push(pushOf(0, { user: 'bob' }));
  expect(await device.notifications()).toMatchObject([neutral]);
  expect(JSON.stringify(await device.notifications())).not.toContain('Mira');
});

test('each of 50 hostile pushes shows exactly one notification, which reveals nothing', async ({ page }) => {
  const device = await PushDevice.of(page, user);
  for (const [index, data] of hostilePushes(dataOf(), 50).entries()) {
    await device.push(data);
    expect(await device.shownCount(), data).toBe(index + 1);
    expect(await device.notifications(), data).toMatchObject([neutral]);
  }
  expect(await device.kept('shown')).toEqual([]);
});

for (const action of ['', 'view'] as const)
  test(`[NF25] a press (${action || 'anywhere'}) leads to its own address, in a new tab when none is open`, async ({
    page,
  }) => {
    const device = await PushDevice.of(page, user);
    await device.push(pushOf());
    await device.press(action);
    expect(await device.opened()).toEqual(['/reminders']);
    expect(await device.notifications()).toEqual([]);
    expect(await device.kept<{ what: string }>('events')).toMatchObject([
      { what: 'shown' },
      { what: 'seen' },
    ]);
  });

test('[NF25] a press on the neutral notification leads to the list of notifications', async ({ page }) => {
  const device = await PushDevice.of(page, user);
  await device.push('{');
  await device.press('');
  expect(await device.opened()).toEqual(['/notifications']);
});

test('[NF25] an open tab of the product goes there and is focused', async ({ page, context }) => {
  const device = await PushDevice.of(page, user);
  await device.push(pushOf());
  const tab = await context.newPage();
  await tab.goto('/');
  await tab.evaluate(() => {
    navigator.serviceWorker.addEventListener(
      'message',
      ({ data, ports }: MessageEvent<{ type: string; to: string }>) => {
        if (data.type !== 'dayloom-open') return;
        document.title = data.to;
        ports[0]?.postMessage(true);
      },
    );
    navigator.serviceWorker.startMessages();
  });
  await device.press('view');
  await expect(tab).toHaveTitle('/reminders');
  expect(await device.focused()).toEqual([tab.url()]);
  expect(await device.opened()).toEqual([]);
});

test("[NF26, NF27] 'Snooze 5min' postpones it, and a worker that wakes late shows it then", async ({
  page,
}) => {
  const device = await PushDevice.of(page, user);
  await device.push(pushOf());
  const pressed = Date.now();
  await device.press('snooze');
  const snoozes = () => device.kept<{ until: string }>('snoozes');
  await expect.poll(async () => (await snoozes()).length).toBe(1);
  const [snooze] = await snoozes();
  const until = Date.parse(snooze?.until ?? '') - 300_000;
  expect(until).toBeGreaterThanOrEqual(pressed);
  expect(until).toBeLessThanOrEqual(Date.now());
  expect(await device.notifications()).toEqual([]);

  await device.snoozedUntil(120);
  await device.push('{');
  await expect
    .poll(async () => (await device.notifications()).map(({ body }) => body).toSorted())
    .toEqual(['Call Mira started at 9:05 AM (missed at 9:05 AM)', neutral.body]);
  expect(await snoozes()).toEqual([]);
});

test('[NF7] the worker has a single address and serves every screen', async ({ page }) => {
  const device = await PushDevice.of(page, user);
  expect(new URL(device.script()).pathname).toBe('/firebase-messaging-sw.js');
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(new URL(scope).pathname).toBe('/');
});

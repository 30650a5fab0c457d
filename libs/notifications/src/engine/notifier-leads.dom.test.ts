// @vitest-environment jsdom
import { patch } from '@dayloom/data';
import { instantOf, nowOf, systemClock, type UserId } from '@dayloom/domain';
import { expect, it } from 'vitest';
import { readMirror } from '../device/scheduled-mirror.ts';
import { type Device, deviceForEachTest } from '../testing/device-for-each-test.ts';
import { hours, inFuture, minutes, reminderIn } from '../testing/reminders-ahead.ts';

const openDevice = deviceForEachTest();

/** A device that shows the announcement of what starts in twenty minutes. */
async function open() {
  const { id, add } = reminderIn(minutes(20));
  const device = await openDevice({ seed: [add] });
  await device.pass(minutes(11));
  expect(textsOf(device)).toEqual(['starts in 10 minutes']);
  const change = (...[fields, how]: [Parameters<typeof patch>[2], Parameters<typeof patch>[3]?]) =>
    device.shell.store.commit([patch('reminders', id, fields, how)]);
  return { device, change };
}
const textsOf = ({ history }: Device) =>
  history.map(({ content: { body } }) => body.replace('Call the dentist ', '').replace(/ \(.*/, ''));
const reasonsOf = async (device: Device) =>
  (await device.receipts()).map(({ reason, shownAt }) => reason ?? (shownAt && 'shown'));

it('[NF33] [RC1] done while it is shown leaves the screen, and undo brings back what is still to come', async () => {
  const { device, change } = await open();
  await change({ completed: true });
  await device.pass(minutes(1));
  expect(device.onScreen).toEqual([]);
  expect(await reasonsOf(device)).toEqual(['shown', 'cancelled']);
  await change({ completed: false });
  await device.pass(minutes(10));
  expect(textsOf(device)).toEqual(['starts in 10 minutes', 'is starting now']);
  expect(await reasonsOf(device)).toEqual(['shown', 'shown']);
});

it('[NF32] [NF15] put off while it is shown leaves the screen, and notifies at that time alone', async () => {
  const { device, change } = await open();
  await change({ snoozedUntil: inFuture(hours(1)) });
  await device.pass(minutes(1));
  expect(device.onScreen).toEqual([]);
  expect(readMirror()).toMatchObject([
    { scheduledFor: inFuture(hours(1)), exactTime: inFuture(minutes(20)) },
  ]);
  await device.pass(hours(1));
  expect(textsOf(device)).toEqual(['starts in 10 minutes', 'was snoozed until now']);
  expect(await reasonsOf(device)).toEqual(['shown', 'cancelled', 'shown']);
  expect(device.history[1]?.at).toBe(Date.parse(inFuture(hours(1))));
});

it.each([
  ['[NF33] [NF26] a snooze of five minutes ends with Done', { completed: true }, []],
  [
    '[NF32] [NF26] a snooze of five minutes ends with a longer one',
    { snoozedUntil: inFuture(minutes(40)) },
    ['was snoozed until now'],
  ],
])('%s', async (_, fields, further) => {
  const { device, change } = await open();
  const [shown] = device.onScreen.splice(0);
  if (!shown) throw new Error('Nothing is shown.');
  const until = instantOf(new Date(Date.now() + minutes(5)));
  await device.ledger.snooze({ content: shown.content, until });
  await change(fields);
  await device.pass(minutes(60));
  expect(textsOf(device).slice(1)).toEqual(further);
  expect(await device.ledger.snoozes()).toEqual([]);
});

it.each([
  ['[NF33] done', { completed: true }],
  ['[NF32] put off', { snoozedUntil: inFuture(hours(1)) }],
])('%s elsewhere closes what was pushed before a tab was open', async (_, fields) => {
  const { device, change } = await open();
  const [pushed] = device.onScreen;
  if (!pushed) throw new Error('Nothing is shown.');
  device.closeTabs();
  // Another user's ledger is empty.
  await device.ledger.begin('eve' as UserId, 'laptop');
  await device.ledger.begin(device.shell.user.id, 'laptop');
  await device.ledger.claim(device.shell.user.id, pushed.content.tag, nowOf(systemClock), true);
  await change(fields);
  await device.openTab();
  await device.pass(minutes(1));
  expect(device.onScreen).toEqual([]);
});

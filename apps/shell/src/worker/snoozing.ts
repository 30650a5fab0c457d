import type { NotificationContent, Snooze } from '@dayloom/data-local/device-ledger';
import { instantOf, nowOf } from '@dayloom/domain';
import { endOfSnooze, latenessOf } from '@dayloom/domain/notifications';
import { notificationOptions } from '../notifications/notification-options.ts';
import { isSilentNow } from './is-silent.ts';
import { noteEvent } from './note-event.ts';
import type { WorkerWorld } from './worker-world.ts';

/**
 * How long before the end the click is let go. Chromium stops a worker that is at work on one event for five minutes,
 * and leaves one with nothing to do alone for 30 s: in the middle of those nothing ends it while it shows the snooze. Milliseconds.
 */
const letGoBefore = 15_000;

const after = (moment: string, milliseconds: number) =>
  instantOf(new Date(Date.parse(moment) + milliseconds));

/**
 * Puts a notification off for exactly five minutes and shows it then, as far as the browser lets the worker live:
 * whoever takes the snooze first shows it, and what nobody took waits in the ledger.
 * @returns what the click is to wait for, which is over before the snooze is shown
 */
export async function snoozeNotification(content: NotificationContent, world: WorkerWorld): Promise<void> {
  const { ledger, clock, until, registration } = world;
  const now = clock.now();
  const at = instantOf(now);
  const snooze: Snooze = { content, until: endOfSnooze(now) };
  try {
    // Whoever has logged out is not called any more.
    if (!(await ledger.user())) return;
    await ledger.snooze(snooze);
  } catch (error) {
    // It stays on the screen: put off, it might be lost.
    console.error('A notification cannot be put off.', error);
    const { title, options } = notificationOptions(content, { silent: true });
    return registration.showNotification(title, options);
  }
  await noteEvent(world, { what: 'snoozed', at, content, until: snooze.until });
  void until(snooze.until)
    .then(() => wake(snooze, world))
    .catch((error: unknown) => console.error('What was put off cannot be shown now.', error));
  await until(after(snooze.until, -letGoBefore));
}

/** Shows what was put off until now or a moment ago; what is later than ten minutes is for a tab to tell as missed. */
async function wake(snooze: Snooze, world: WorkerWorld) {
  const { ledger, clock, registration } = world;
  const now = clock.now();
  const lateness = latenessOf(snooze.until, now);
  if (lateness === 'ahead' || lateness === 'missed') return;
  if (!(await ledger.takeSnooze(snooze, instantOf(now)))) return;
  const { content, until } = snooze;
  const { title, options } = notificationOptions(content, {
    isLate: lateness === 'late',
    isAgain: true,
    silent: await isSilentNow(world),
  });
  try {
    await registration.showNotification(title, options);
  } catch (error) {
    // For a tab, or the next push, to show.
    await ledger.snooze(snooze);
    throw error;
  }
  await noteEvent(world, { what: 'shown', at: nowOf(clock), content, until }, snooze);
}

/** Shows the snoozes that fell due while no worker and no tab was awake. */
export async function wakeSnoozes(world: WorkerWorld): Promise<void> {
  try {
    for (const snooze of await world.ledger.snoozes()) await wake(snooze, world);
  } catch (error) {
    console.error('What was put off cannot be shown now.', error);
  }
}

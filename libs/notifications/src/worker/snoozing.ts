import { instantOf, nowOf } from '@dayloom/domain';
import { endOfSnooze, type NotificationContent, type Snooze } from '@dayloom/domain/notifications';
import { decideHere } from './decide-here.ts';
import { noteEvent } from './note-event.ts';
import { showNotification } from './show-notification.ts';
import type { WorkerWorld } from './worker-world.ts';

/**
 * How long before the end of the snooze the click event ends. Chromium stops a worker after five minutes on one event,
 * or after 30 s without one. Ending in the middle of these 30 s keeps it alive while it shows the snooze. Milliseconds.
 */
const endClickBefore = 15_000;

const after = (moment: string, milliseconds: number) =>
  instantOf(new Date(Date.parse(moment) + milliseconds));

/**
 * Snoozes a notification for exactly five minutes and shows it then, if the browser keeps the worker alive. The tab or
 * worker that claims the snooze first shows it. An unclaimed snooze stays in the ledger.
 * @returns a promise for the click event, which resolves before the snooze is shown
 */
export async function snoozeNotification(content: NotificationContent, world: WorkerWorld): Promise<void> {
  const { ledger, clock, until } = world;
  const now = clock.now();
  const at = instantOf(now);
  const snooze: Snooze = { content, until: endOfSnooze(now) };
  try {
    // After a log-out nothing is shown.
    if (!(await ledger.user())) return;
    await ledger.snooze(snooze);
  } catch (error) {
    // Keep it on the screen: it could get lost without an entry in the ledger.
    console.error('A notification cannot be snoozed.', error);
    return showNotification(content, { silent: true }, world);
  }
  await noteEvent(world, { what: 'snoozed', at, content, until: snooze.until });
  void until(snooze.until)
    .then(() => wake(snooze, world))
    .catch((error: unknown) => console.error('A snoozed notification cannot be shown now.', error));
  await until(after(snooze.until, -endClickBefore));
}

/** Shows a snooze that is due. A tab records one that is more than ten minutes late as missed. */
async function wake(snooze: Snooze, world: WorkerWorld) {
  const { ledger, clock } = world;
  const [wanted] = await decideHere({ snoozes: [snooze] }, world);
  if (!wanted || !(await ledger.takeSnooze(snooze, nowOf(clock)))) return;
  const { content, isLate, isSilent } = wanted;
  try {
    await showNotification(content, { isLate, isAgain: true, silent: isSilent }, world);
  } catch (error) {
    // A tab or the next push shows it.
    await ledger.snooze(snooze, snooze);
    throw error;
  }
  await noteEvent(world, { what: 'shown', at: nowOf(clock), content, until: snooze.until }, snooze);
}

/** Shows the snoozes that became due while neither the worker nor a tab was running. */
export async function wakeSnoozes(world: WorkerWorld): Promise<void> {
  try {
    for (const snooze of await world.ledger.snoozes()) await wake(snooze, world);
  } catch (error) {
    console.error('A snoozed notification cannot be shown now.', error);
  }
}

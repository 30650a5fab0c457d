import type { NotificationContent } from '@dayloom/data-local/device-ledger';
import { nowOf } from '@dayloom/domain';
import { isOwnAddress, readContent } from '../notifications/read-content.ts';
import type { OpenAddress } from '../notifications/worker-messages.ts';
import { neutralNotification } from './neutral-notification.ts';
import { noteEvent } from './note-event.ts';
import { snoozeNotification } from './snoozing.ts';
import type { OpenPage, WorkerWorld } from './worker-world.ts';

/** Milliseconds a tab has to answer; the browser lets a click open windows for some seconds only. */
const patience = 1_000;

/** The part of a browser's notification that a click needs. */
interface ClickedNotification {
  readonly data: unknown;
  close(): void;
}

/** What happens when somebody presses a notification or one of its buttons. */
export async function openClick(
  { notification, action }: { readonly notification: ClickedNotification; readonly action: string },
  world: WorkerWorld,
): Promise<void> {
  notification.close();
  const content = readContent(notification.data);
  if (action === 'snooze' && content) return snoozeNotification(content, world);
  const { to } = (notification.data ?? {}) as { readonly to?: unknown };
  await Promise.all([
    open(isOwnAddress(to) ? to : neutralNotification.options.data.to, world),
    noteSeen(content, world),
  ]);
}

/** Somebody has dismissed it. */
export const noteDismissal = ({ data }: Pick<ClickedNotification, 'data'>, world: WorkerWorld) =>
  noteSeen(readContent(data), world);

async function noteSeen(content: NotificationContent | undefined, world: WorkerWorld) {
  if (content) await noteEvent(world, { what: 'seen', at: nowOf(world.clock), content });
}

/** A screen of the product; not the window of the sign-in, nor a file that somebody looks at. */
const isScreen = ({ url }: OpenPage) => !new URL(url).pathname.includes('.');

/**
 * In a tab that shows this screen, else in the one used last, else in a new one. The tab is asked before it is focused: focusing uses up the click, and a tab
 * that does not answer would leave no way to open another.
 */
async function open(to: string, { clients }: WorkerWorld) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const screens = pages.filter(isScreen);
  const page = screens.find(({ url }) => new URL(url).pathname === new URL(to, url).pathname) ?? screens[0];
  if (page && (await goes(page, to))) await page.focus();
  else await clients.openWindow(to);
}

/** Asks a tab to go there. @returns false where it does not answer in time */
function goes(page: OpenPage, to: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const asked: OpenAddress = { type: 'dayloom-open', to };
  const answered = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), patience);
    port1.addEventListener('message', () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
  port1.start();
  page.postMessage(asked, [port2]);
  return answered.finally(() => port1.close());
}

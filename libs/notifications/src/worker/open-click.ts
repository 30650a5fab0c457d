import type { NotificationContent } from '@dayloom/domain/notifications';
import { isOwnAddress, nowOf } from '@dayloom/domain';
import { readContent } from '../device/read-content.ts';
import type { OpenAddress } from '../device/worker-messages.ts';
import { neutralNotification } from './neutral-notification.ts';
import { noteEvent, notifyTabs } from './note-event.ts';
import { showNotification } from './show-notification.ts';
import { snoozeNotification } from './snoozing.ts';
import type { OpenPage, WorkerWorld } from './worker-world.ts';

/** Milliseconds. After a click the browser allows opening a window for a few seconds only. */
const answerTimeout = 1_000;

/** The used part of the browser's `Notification`. */
interface ClickedNotification {
  readonly data: unknown;
  close(): void;
}

/** Handles a click on a notification or one of its buttons. */
export async function openClick(
  { notification, action }: { readonly notification: ClickedNotification; readonly action: string },
  world: WorkerWorld,
): Promise<void> {
  notification.close();
  const content = readContent(notification.data);
  if (action === 'snooze' && content) return snoozeNotification(content, world);
  if (action === 'done' && content) return noteDone(content, world);
  const { to } = (notification.data ?? {}) as { readonly to?: unknown };
  await Promise.all([
    open(isOwnAddress(to) ? to : neutralNotification.options.data.to, world),
    noteSeen(content, world),
  ]);
}

/** The next tab stores it. */
async function noteDone(content: NotificationContent, world: WorkerWorld) {
  try {
    await world.ledger.note({ what: 'done', at: nowOf(world.clock), content });
  } catch (error) {
    // Keep it on the screen: the press would be lost.
    console.error('A notification cannot be marked as done.', error);
    return showNotification(content, { silent: true }, world);
  }
  await notifyTabs(world.clients);
}

export const noteDismissal = ({ data }: Pick<ClickedNotification, 'data'>, world: WorkerWorld) =>
  noteSeen(readContent(data), world);

async function noteSeen(content: NotificationContent | undefined, world: WorkerWorld) {
  if (content) await noteEvent(world, { what: 'seen', at: nowOf(world.clock), content });
}

/** Whether the page is a screen of the product, not the sign-in window or an opened file. */
const isScreen = ({ url }: OpenPage) => !new URL(url).pathname.includes('.');

/**
 * Opens the address in a tab that shows this screen, else in the last used tab, else in a new one. Waits for the tab's
 * answer before focusing it: focusing uses up the click, after which no new tab could be opened.
 */
async function open(to: string, { clients }: WorkerWorld) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const screens = pages.filter(isScreen);
  const page = screens.find(({ url }) => new URL(url).pathname === new URL(to, url).pathname) ?? screens[0];
  if (page && (await navigates(page, to))) await page.focus();
  else await clients.openWindow(to);
}

/** Asks a tab to navigate. @returns false if it does not answer in time */
function navigates(page: OpenPage, to: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const asked: OpenAddress = { type: 'dayloom-open', to };
  const answered = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), answerTimeout);
    port1.addEventListener('message', () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
  port1.start();
  page.postMessage(asked, [port2]);
  return answered.finally(() => port1.close());
}

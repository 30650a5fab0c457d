import 'fake-indexeddb/auto';
import { DeviceLedger, type NotificationContent } from '@dayloom/data-local/device-ledger';
import { type GroupMember, groupOf, instantOf, systemClock, type UserId } from '@dayloom/domain';
import { IDBFactory } from 'fake-indexeddb';
import type { WorkerMessage } from '../../device/worker-messages.ts';
import { waitUntil } from '../wait-until.ts';
import type { OpenPage, WorkerWorld } from '../worker-world.ts';

interface Shown {
  readonly title: string;
  readonly options: NotificationOptions;
  readonly at: number;
}

export const user = 'ada' as UserId;

/** A page that navigates on request, unless it is unresponsive. */
export function openPage(url: string, { isUnresponsive = false } = {}) {
  const page = {
    url,
    messages: [] as WorkerMessage[],
    wentTo: [] as string[],
    focused: 0,
    focus: () => Promise.resolve(void (page.focused += 1)),
    postMessage(message: WorkerMessage, transfer: Transferable[] = []) {
      page.messages.push(message);
      if (message.type !== 'dayloom-open' || isUnresponsive) return;
      page.wentTo.push(message.to);
      for (const port of transfer) (port as MessagePort).postMessage(true);
    },
  };
  return page satisfies OpenPage;
}

/** The worker's dependencies on a device where `user` is signed in: ledger, screen, tabs and fake clock. */
export async function workerDevice({
  pages = [] as readonly OpenPage[],
  ledger = new DeviceLedger(
    (
      (factory) => () =>
        factory
    )(new IDBFactory()),
  ),
  isSignedIn = true,
} = {}) {
  const shown: Shown[] = [];
  const opened: string[] = [];
  if (isSignedIn) await ledger.begin(user, 'd1');
  const world: WorkerWorld = {
    ledger,
    registration: {
      showNotification: (title, options = {}) =>
        Promise.resolve(void shown.push({ title, options, at: Date.now() })),
    },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (address) => Promise.resolve(void opened.push(address)),
    },
    clock: systemClock,
    until: (moment) => waitUntil(moment, systemClock),
  };
  /** The noted events, oldest first. */
  const events = async () => {
    const noted: string[] = [];
    await ledger.passOn((all) => Promise.resolve(void noted.push(...all.map(({ what }) => what))));
    return noted;
  };
  return { world, ledger, shown, opened, events };
}

/** A notification as the sender writes it. */
export const content = (overrides: Partial<NotificationContent> = {}): NotificationContent => ({
  tag: 'reminder-r1-mabc-start',
  kind: 'reminder',
  item: 'r1',
  at: instantOf(new Date()),
  title: 'Reminder',
  body: 'Call Mira is starting now (9:05 AM)',
  lateBody: 'Call Mira started at 9:05 AM (missed at 9:05 AM)',
  to: '/reminders',
  ...overrides,
});

export const pushOf = (overrides: Partial<NotificationContent> = {}, whom: unknown = user) => ({
  data: { ...content(overrides), user: whom },
  from: '1234',
  fcmMessageId: 'id',
});

/** The moments of `count` reminders that are due now. */
export const dueNow = (count: number): readonly GroupMember[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ tag: `reminder-r${index}-mabc-start`, at: instantOf(new Date()) },
    ...{ item: `r${index}`, name: `Call ${index}` },
  }));

/** A push for many moments, as the sender writes it: with their tags if these fit. */
export const groupPush = (due: readonly GroupMember[], fields: object = {}) => ({
  data: {
    ...{ ...groupOf(due), to: '/notifications', user },
    ...(due.length <= 50 && { members: due.map(({ tag }) => tag).join(' ') }),
    ...fields,
  },
});

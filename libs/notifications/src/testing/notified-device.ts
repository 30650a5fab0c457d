import { receiptsOf, remindersOfDays } from '@dayloom/data';
import { DeviceLedger } from '@dayloom/data-local/device-ledger';
import { addDays, momentOfReminder, newRecordId, planDayOf, systemClock } from '@dayloom/domain';
import { momentsOf } from '@dayloom/domain/moments';
import type { NotificationContent } from '@dayloom/domain/notifications';
import type { NotificationSource, Shell } from '@dayloom/platform';
import { testShell, type TestShell } from '@dayloom/testing/shell';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { Permission } from '../device/display.ts';
import { beginNotifier, type Notifier } from '../engine/notifier.ts';
import type { Due } from '../engine/source-feed.ts';

/** What was put on the screen of a device, and when. */
export interface OnScreen {
  readonly content: NotificationContent;
  readonly at: number;
  readonly isLate: boolean;
  readonly silent?: boolean;
}

/** The moments of all reminders, as a module's source reports them. */
const remindersOfShell: NotificationSource =
  ({ store, user }: Shell) =>
  ({ from, to }, next, onError) =>
    store.watch(
      remindersOfDays(user.id, planDayOf(new Date(from)), addDays(planDayOf(new Date(to)), 3)).first(10_000),
      ({ records }) => {
        const due = records.flatMap((record) => {
          const { id, title } = record;
          const startsAt = momentOfReminder(record);
          return momentsOf({ ...record, type: 'reminder', startsAt }).map((moment) => ({
            ...moment,
            kind: 'reminder',
            item: id,
            name: title,
            startsAt,
            to: '/reminders',
          }));
        });
        next(due.filter(({ at }) => at >= from && at < to).toSorted((a, b) => a.at.localeCompare(b.at)));
      },
      onError,
    );

/** Lets pending work of the database finish, which a faked clock does not control. */
const databaseTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A device with a user's records, any number of tabs, and a screen; its clock is the faked one. */
export async function notifiedDevice({
  indexedDB = new IDBFactory(),
  ledgerDB = new IDBFactory(),
  seed = [],
}: {
  readonly indexedDB?: IDBFactory;
  readonly ledgerDB?: IDBFactory;
  readonly seed?: NonNullable<Parameters<typeof testShell>[0]>['seed'];
} = {}) {
  const shell: TestShell = await testShell({ indexedDB, ...(seed && { seed }) });
  const onScreen: OnScreen[] = [];
  const ledger = new DeviceLedger(() => ledgerDB);
  const tabs: { readonly notifier: Notifier; readonly closing: AbortController }[] = [];
  /** One after the other, as the browser has it. */
  let lastShow: Promise<unknown> = Promise.resolve();
  const device = {
    shell,
    ledger,
    /** Everything that was put on the screen, whatever was closed since. */
    history: [] as OnScreen[],
    onScreen,
    permission: 'granted' as Permission,
    rejectsNotifications: false,
    /** Sources of areas that are switched off. */
    off: new Set<string>(),
    isSignedIn: true,
    timeZone: 'Europe/Berlin',
    /** What happens right before something gets on the screen: nothing, a failure, or the end of its tab. */
    before: undefined as ((content: NotificationContent) => Promise<void>) | undefined,
    sources: { 'planner/reminders': remindersOfShell } as Record<string, NotificationSource>,

    async openTab() {
      const closing = new AbortController();
      const notifier = await beginNotifier(
        {
          user: shell.user,
          store: shell.store,
          clock: systemClock,
          newId: newRecordId,
          ledger,
          deviceKind: 'computer',
          timeZone: () => device.timeZone,
          isSignedIn: () => device.isSignedIn,
          feed: {
            isOff: (name) => device.off.has(name),
            get names() {
              return Object.keys(device.sources);
            },
            watch(span, listener) {
              const stops = Object.entries(device.sources).map(([name, source]) => {
                try {
                  return source(shell)(
                    span,
                    (due: Due, until = span.to, isComplete = true) =>
                      listener.onDue(name, due, until, isComplete),
                    () => listener.onError(name),
                  );
                } catch {
                  listener.onError(name);
                  return () => undefined;
                }
              });
              return () => stops.forEach((stop) => stop());
            },
          },
          display: {
            permission: () => device.permission,
            show(content, { isLate = false, silent = false, claim }) {
              if (device.rejectsNotifications) return Promise.reject(new Error('The system refuses it.'));
              const showing = lastShow.then(async () => {
                if (claim && !(await claim())) return false;
                await device.before?.(content);
                const shown = { content, isLate, silent, at: Date.now() };
                device.history.push(shown);
                const same = onScreen.findIndex((one) => one.content.tag === content.tag);
                if (same >= 0) onScreen.splice(same, 1);
                onScreen.push(shown);
                return true;
              });
              lastShow = showing.catch(() => false);
              return showing;
            },
            shown: () =>
              Promise.resolve(
                onScreen.map((shown) => ({
                  content: shown.content,
                  close: () => void onScreen.splice(onScreen.indexOf(shown), 1),
                })),
              ),
          },
        },
        closing.signal,
      );
      if (!notifier) throw new Error('The tab was closed.');
      tabs.push({ notifier, closing });
      await device.flush();
      return notifier;
    },
    closeTabs() {
      for (const { closing } of tabs.splice(0)) closing.abort();
      // A tab that dies leaves its turn to the next.
      lastShow = Promise.resolve();
    },
    async flush() {
      for (let turn = 0; turn < 30; turn += 1) await databaseTurn();
      for (const { notifier } of tabs) await notifier.idle();
      for (let turn = 0; turn < 5; turn += 1) await databaseTurn();
    },
    /** Lets time pass with the page awake. */
    async pass(milliseconds: number) {
      const end = Date.now() + milliseconds;
      setTimeout(() => undefined, milliseconds);
      while (Date.now() < end) {
        await vi.advanceTimersToNextTimerAsync();
        for (const { notifier } of tabs) await notifier.idle();
      }
      await device.flush();
    },
    /** The device sleeps: its clock goes on, and nothing runs until it wakes. */
    async sleep(milliseconds: number) {
      vi.setSystemTime(Date.now() + milliseconds);
      await device.pass(60_000);
    },
    /** The stored receipts as `{moment}: {why}`, soonest first. */
    async receipts() {
      const { records } = await shell.store.get(receiptsOf(shell.user.id));
      return records.toReversed();
    },
  };
  return device;
}

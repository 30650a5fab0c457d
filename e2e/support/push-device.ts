import type { CDPSession, Page, Worker } from '@playwright/test';
import { pressesOf, pressNotification, recordPresses } from './notification-press.ts';

/** A notification on the screen of a device. */
export interface ShownNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly silent: boolean;
  readonly requireInteraction: boolean;
  readonly actions: readonly string[];
  readonly data: unknown;
}

declare global {
  /** How often the worker has shown a notification. */
  var shownCount: number;
}

/** A device with the product's worker and one signed-in user, without an open page of the product. */
export class PushDevice {
  readonly #page: Page;
  readonly #worker: Worker;
  readonly #devtools: CDPSession;
  readonly #registrationId: string;

  private constructor(page: Page, worker: Worker, devtools: CDPSession, registrationId: string) {
    this.#page = page;
    this.#worker = worker;
    this.#devtools = devtools;
    this.#registrationId = registrationId;
  }

  static async of(page: Page, user: string): Promise<PushDevice> {
    await page.context().grantPermissions(['notifications']);
    const devtools = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [own] = registrations;
        if (own) resolve(own.registrationId);
      }),
    );
    await devtools.send('ServiceWorker.enable');
    const starting = page.context().waitForEvent('serviceworker');
    // Opens a file of the product instead of a screen, so that no other code of it runs.
    await page.goto('/config.json');
    await page.evaluate(registerWorker);
    await page.evaluate(beginLedger, user);
    const worker = await starting;
    await recordPresses(worker);
    await worker.evaluate(countShown);
    return new PushDevice(page, worker, devtools, await registered);
  }

  /** Sends a push and resolves when the worker has shown its notification. */
  async push(data: string) {
    const before = await this.shownCount();
    await this.#devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(this.#page.url()).origin,
      registrationId: this.#registrationId,
      data,
    });
    await this.#worker.evaluate(
      (count) =>
        new Promise<void>((resolve) => {
          const look = () => (globalThis.shownCount > count ? resolve() : setTimeout(look, 5));
          look();
        }),
      before,
    );
  }

  /** How often the worker has shown a notification. */
  shownCount = () => this.#worker.evaluate(() => globalThis.shownCount);
  opened = async () => (await pressesOf(this.#worker)).opened;
  focused = async () => (await pressesOf(this.#worker)).focused;
  script = () => this.#worker.url();

  /** The notifications on the screen now. */
  notifications = (): Promise<readonly ShownNotification[]> =>
    this.#page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      // Uses the worker's lock: Chromium loses a notification that is shown while another call lists them.
      const all = await navigator.locks.request('dayloom-notifications-screen', () =>
        registration.getNotifications(),
      );
      return all.map((one) => {
        const { actions = [] } = one as { actions?: readonly { title: string }[] };
        const { title, body, tag, silent, requireInteraction, data } = one;
        const offered = actions.map((action) => action.title);
        return {
          title,
          body,
          tag,
          silent: silent ?? false,
          requireInteraction,
          actions: offered,
          data: data as unknown,
        };
      });
    });

  press = (action: 'view' | 'snooze' | '') => pressNotification(this.#worker, action);

  /** The entries of a store in the device's ledger. */
  kept = <T>(store: 'snoozes' | 'events' | 'shown') =>
    this.#page.evaluate(readLedger, store) as Promise<readonly T[]>;

  /** Makes the snoozes due that many seconds ago. */
  async snoozedUntil(secondsAgo: number) {
    await this.#page.evaluate(moveSnoozes, new Date(Date.now() - secondsAgo * 1_000).toISOString());
  }
}

async function registerWorker() {
  const { trustedTypes: types } = globalThis;
  const policy = types?.createPolicy('dayloom', { createScriptURL: (address: string) => address });
  const address = policy?.createScriptURL('/firebase-messaging-sw.js') as string;
  await navigator.serviceWorker.register(address);
  await navigator.serviceWorker.ready;
}

function countShown() {
  const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
  globalThis.shownCount = 0;
  const show = registration.showNotification.bind(registration);
  registration.showNotification = async (title, options) => {
    await show(title, options);
    globalThis.shownCount += 1;
  };
}

/** Creates the ledger as a tab does when a user signs in. */
function beginLedger(user: string) {
  return new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('dayloom-notifications', 1);
    opening.addEventListener('upgradeneeded', () => {
      const database = opening.result;
      database.createObjectStore('user');
      database.createObjectStore('shown', { keyPath: 'tag' });
      database.createObjectStore('snoozes', { keyPath: 'content.tag' });
      database.createObjectStore('events', { autoIncrement: true });
    });
    opening.addEventListener('error', () => reject(opening.error ?? new Error('No ledger')));
    opening.addEventListener('success', () => {
      const transaction = opening.result.transaction('user', 'readwrite');
      transaction.objectStore('user').put({ user, device: 'this' }, 'user');
      transaction.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}

function readLedger(store: string) {
  return new Promise<readonly unknown[]>((resolve, reject) => {
    const opening = indexedDB.open('dayloom-notifications');
    opening.addEventListener('error', () => reject(opening.error ?? new Error('No ledger')));
    opening.addEventListener('success', () => {
      const asked = opening.result.transaction(store).objectStore(store).getAll();
      asked.addEventListener('success', () => {
        opening.result.close();
        resolve(asked.result as readonly unknown[]);
      });
    });
  });
}

function moveSnoozes(until: string) {
  return new Promise<void>((resolve) => {
    const opening = indexedDB.open('dayloom-notifications');
    opening.addEventListener('success', () => {
      const transaction = opening.result.transaction('snoozes', 'readwrite');
      const snoozes = transaction.objectStore('snoozes');
      const asked = snoozes.getAll();
      asked.addEventListener('success', () => {
        for (const snooze of asked.result as readonly object[]) snoozes.put({ ...snooze, until });
      });
      transaction.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}

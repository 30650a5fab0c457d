import type { Page, Worker } from '@playwright/test';

/** What the worker asked the browser for. The browser allows it only after a real press. */
interface Presses {
  readonly opened: string[];
  readonly focused: string[];
}
declare global {
  var presses: Presses;
}

function recordCalls() {
  const scope = globalThis as unknown as {
    clients: { openWindow: (address: string) => Promise<unknown> };
    WindowClient: { prototype: { url: string; focus: () => Promise<unknown> } };
  };
  const presses: Presses = { opened: [], focused: [] };
  globalThis.presses = presses;
  scope.clients.openWindow = (address) => Promise.resolve(void presses.opened.push(address));
  scope.WindowClient.prototype.focus = function focus(this: { url: string }) {
    return Promise.resolve(void presses.focused.push(this.url));
  };
}

/** Records from now on what this worker opens and focuses after presses. */
export const recordPresses = (worker: Worker): Promise<void> => worker.evaluate(recordCalls);

export const pressesOf = (worker: Worker): Promise<Presses> => worker.evaluate(() => globalThis.presses);

/** Presses the only visible notification, or one of its buttons. Does not wait for the end of a snooze. */
export const pressNotification = (worker: Worker, action: 'view' | 'snooze' | 'done' | ''): Promise<void> =>
  worker.evaluate(async (button) => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    const event = new scope.NotificationEvent('notificationclick', { notification, action: button });
    const works: Promise<unknown>[] = [];
    // `waitUntil` of the browser only accepts its own events.
    Object.defineProperty(event, 'waitUntil', { value: (work: Promise<unknown>) => works.push(work) });
    dispatchEvent(event);
    if (button !== 'snooze') await Promise.all(works);
  }, action);

/** The product's worker, which a page has registered. */
export async function activeWorker(page: Page): Promise<Worker> {
  const [worker] = page.context().serviceWorkers();
  const found = worker ?? (await page.context().waitForEvent('serviceworker'));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return found;
}

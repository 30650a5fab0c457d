import { DeviceLedger } from '@dayloom/data-local/device-ledger';
import { systemClock } from '@dayloom/domain';
import {
  noteDismissal,
  openClick,
  showPush,
  waitUntil,
  wakeSnoozes,
  withScreenLock,
  type WorkerWorld,
} from '@dayloom/notifications/worker';
import { addRoutes, isKeepMessage, keep, setNavigationPreload } from '@dayloom/offline/worker';
import { asksForOverride } from '../modules/asks-for-override.ts';

declare const self: ServiceWorkerGlobalScope;

const world: WorkerWorld = {
  ledger: new DeviceLedger(),
  registration: {
    showNotification: (title, options) =>
      withScreenLock(() => self.registration.showNotification(title, options)),
  },
  clients: self.clients,
  clock: systemClock,
  until: (moment) => waitUntil(moment, systemClock),
};

// A push must not wait until all tabs are closed; see docs/decisions/022-one-worker.md.
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const preloading = setNavigationPreload(self.registration.navigationPreload, navigator.userAgent);
  event.waitUntil(Promise.all([preloading, wakeSnoozes(world)]));
});

addRoutes(asksForOverride);

self.addEventListener('message', (event) => {
  if (isKeepMessage(event.data)) event.waitUntil(keepFor(event));
});

async function keepFor({ ports: [page] }: ExtendableMessageEvent) {
  // Then open pages also get the files of screens that they have not shown yet.
  const outcome = await keep(() => self.clients.claim());
  page?.postMessage(outcome);
}

self.addEventListener('push', (event) => {
  event.waitUntil(Promise.all([showPush(messageIn(event), world), wakeSnoozes(world)]));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(Promise.all([openClick(event, world), wakeSnoozes(world)]));
});

self.addEventListener('notificationclose', (event) => {
  event.waitUntil(noteDismissal(event.notification, world));
});

/** Undefined for a push without content or with invalid JSON. */
function messageIn({ data }: PushEvent): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

import { withTimeout } from './with-timeout.ts';

const address = '/firebase-messaging-sw.js';
/** How long a new worker may take to start. Milliseconds. */
const startTimeout = 10_000;

const registrations = new WeakMap<ServiceWorkerContainer, Promise<ServiceWorkerRegistration>>();

async function register(): Promise<ServiceWorkerRegistration> {
  const verifiedAddress = globalThis.__vouchedWorker?.(address) as string | undefined;
  const registration = await navigator.serviceWorker.register(verifiedAddress ?? address);
  // Only an active worker can show notifications.
  return registration.active ? registration : navigator.serviceWorker.ready;
}

/** The service worker, registered on first use. The next call retries a failed registration. */
export function notificationWorker(): Promise<ServiceWorkerRegistration> {
  const container = navigator.serviceWorker;
  const known = registrations.get(container);
  if (known) return known;
  const registering = withTimeout(startTimeout, register(), 'The service worker does not start');
  registrations.set(container, registering);
  registering.catch(() => registrations.delete(container));
  return registering;
}

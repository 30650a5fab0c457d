const address = '/firebase-messaging-sw.js';
/** How long, in milliseconds, a new worker may take until it runs. */
const longestStart = 10_000;

const asked = new WeakMap<ServiceWorkerContainer, Promise<ServiceWorkerRegistration>>();

async function register(): Promise<ServiceWorkerRegistration> {
  const vouched = globalThis.__vouchedWorker?.(address) as string | undefined;
  const registration = await navigator.serviceWorker.register(vouched ?? address);
  // Only one that runs can show something.
  return registration.active ? registration : navigator.serviceWorker.ready;
}

/** Its script may never be answered for, and a browser waits for it without an end. */
const registerInTime = () =>
  Promise.race([
    register(),
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('The service worker does not start')), longestStart),
    ),
  ]);

/** The one service worker, registered where it is not yet; what failed is tried again with the next call. */
export function notificationWorker(): Promise<ServiceWorkerRegistration> {
  const container = navigator.serviceWorker;
  const known = asked.get(container);
  if (known) return known;
  const registering = registerInTime();
  asked.set(container, registering);
  registering.catch(() => asked.delete(container));
  return registering;
}

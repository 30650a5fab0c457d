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

/** Adds a timeout: browsers wait forever for a worker script that is never served. */
const registerWithTimeout = () =>
  Promise.race([
    register(),
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('The service worker does not start')), startTimeout),
    ),
  ]);

/** The service worker, registered on first use. The next call retries a failed registration. */
export function notificationWorker(): Promise<ServiceWorkerRegistration> {
  const container = navigator.serviceWorker;
  const known = registrations.get(container);
  if (known) return known;
  const registering = registerWithTimeout();
  registrations.set(container, registering);
  registering.catch(() => registrations.delete(container));
  return registering;
}

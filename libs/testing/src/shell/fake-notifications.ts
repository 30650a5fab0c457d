import { vi } from 'vitest';

/** The parts of a browser that jsdom lacks: permission, worker and notifications. */
export function fakeNotifications(permission: NotificationPermission = 'default') {
  const fake = {
    permission,
    /** The user's answer when the browser asks. */
    answer: 'granted' as NotificationPermission,
    /** How often the browser has asked. */
    asked: 0,
    /** Addresses of workers that were registered. */
    registered: [] as string[],
    /** Rejects every registration, as a browser without storage does. */
    refusal: undefined as Error | undefined,
    titles: [] as string[],
  };
  const registration = {
    active: {},
    showNotification: (title: string) => Promise.resolve(void fake.titles.push(title)),
    getNotifications: () => Promise.resolve([]),
    pushManager: { getSubscription: () => Promise.resolve(null) },
  };
  vi.stubGlobal('Notification', {
    get permission() {
      return fake.permission;
    },
    requestPermission() {
      fake.asked += 1;
      fake.permission = fake.answer;
      return Promise.resolve(fake.permission);
    },
  });
  vi.stubGlobal('navigator', {
    ...Object.fromEntries(
      ['userAgent', 'onLine', 'language', 'languages'].map((key) => [
        key,
        Reflect.get(navigator, key) as unknown,
      ]),
    ),
    maxTouchPoints: 0,
    serviceWorker: Object.assign(new EventTarget(), {
      startMessages: () => undefined,
      getRegistration: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
      register: (address: string) => {
        if (fake.refusal) return Promise.reject(fake.refusal);
        fake.registered.push(address);
        return Promise.resolve(registration);
      },
    }),
  });
  return fake;
}

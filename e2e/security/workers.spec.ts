import { expect, test } from '../support/test.ts';

test.use({
  serviceWorkers: 'allow',
  expectedMessages: [/This document requires 'TrustedScriptURL' assignment/],
  expectedViolations: [/^require-trusted-types-for trusted-types-sink/],
});

/** Result of creating a worker from an address, through the page's gate or without it. */
type Attempt = 'refused' | 'taken';

test('[MO17] the only worker that starts is the service worker @gate', async ({ seeded, page }) => {
  await page.goto('/');
  await seeded.sees('Quick Access');
  const attempts = await page.evaluate(async () => {
    const tryTo = async (work: () => unknown): Promise<Attempt> => {
      try {
        await work();
        return 'taken';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : 'taken';
      }
    };
    const verified = (address: string) => globalThis.__vouchedWorker?.(address) as string;
    const own = [...document.scripts].find(({ src }) => src.includes('/main.'))?.src ?? '';
    return {
      'a plain address': await tryTo(() => new Worker('/config.json')),
      'a service worker by a plain address': await tryTo(() =>
        navigator.serviceWorker.register('/firebase-messaging-sw.js'),
      ),
      'an own file through the gate': await tryTo(() => new Worker(verified(own)).terminate()),
      'the service worker through the gate': await tryTo(() => verified('/firebase-messaging-sw.js')),
      'another service worker': await tryTo(() => verified('/other-sw.js')),
      'the service worker with a query': await tryTo(() => verified('/firebase-messaging-sw.js?to=evil')),
      'another host': await tryTo(() => verified('https://example.com/firebase-messaging-sw.js')),
    };
  });
  expect(attempts).toEqual({
    'a plain address': 'refused',
    'a service worker by a plain address': 'refused',
    'an own file through the gate': 'refused',
    'the service worker through the gate': 'taken',
    'another service worker': 'refused',
    'the service worker with a query': 'refused',
    'another host': 'refused',
  });
});

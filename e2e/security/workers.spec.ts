import { expect, test } from '../support/test.ts';

test.use({
  serviceWorkers: 'allow',
  expectedMessages: [/This document requires 'TrustedScriptURL' assignment/],
  expectedViolations: [/^require-trusted-types-for trusted-types-sink/],
});

/** What became of a worker made from an address, past the page's gate or through it. */
type Attempt = 'refused' | 'taken';

test('[MO17] a worker starts as the one service worker, and from nowhere else @gate', async ({
  seeded,
  page,
}) => {
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
    const vouched = (address: string) => globalThis.__vouchedWorker?.(address) as string;
    const own = [...document.scripts].find(({ src }) => src.includes('/main.'))?.src ?? '';
    return {
      'a plain address': await tryTo(() => new Worker('/config.json')),
      'a service worker by a plain address': await tryTo(() =>
        navigator.serviceWorker.register('/firebase-messaging-sw.js'),
      ),
      'an own file through the gate': await tryTo(() => new Worker(vouched(own)).terminate()),
      'the service worker through the gate': await tryTo(() => vouched('/firebase-messaging-sw.js')),
      'another service worker': await tryTo(() => vouched('/other-sw.js')),
      'the service worker with a query': await tryTo(() => vouched('/firebase-messaging-sw.js?to=evil')),
      'another host': await tryTo(() => vouched('https://example.com/firebase-messaging-sw.js')),
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

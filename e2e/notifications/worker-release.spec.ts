import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../support/breakable-test.ts';
import { PushDevice } from '../support/push-device.ts';

test.use({ serviceWorkers: 'allow' });

test('[NF7] the worker of a later release takes over while tabs of the previous one are open', async ({
  page,
  breakable,
}) => {
  await PushDevice.of(page, 'ada');
  const before = await page.evaluateHandle(async () => (await navigator.serviceWorker.ready).active);
  const { shell } = (await (await page.request.get('/modules.json')).json()) as { shell: { path: string } };
  const worker = join(breakable.folder, shell.path, 'firebase-messaging-sw.js');
  await appendFile(worker, '\n// A later release.');
  await Promise.all(['.br', '.gz'].map((twin) => rm(worker + twin)));
  const states = await page.evaluate(async (old) => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const next = registration.installing ?? registration.waiting ?? registration.active;
    await new Promise<void>((resolve) => {
      const look = () => next?.state === 'activated' && resolve();
      next?.addEventListener('statechange', look);
      look();
    });
    return { isAnother: next !== old, before: old?.state };
  }, before);
  expect(states).toEqual({ isAnother: true, before: 'redundant' });
});

test('[NF7] the address of the worker always returns the worker of the live shell', async ({ request }) => {
  const { shell } = (await (await request.get('/modules.json')).json()) as { shell: { path: string } };
  const answer = await request.get('/firebase-messaging-sw.js');
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; connect-src 'self'; (?!.*'self').*trusted-types 'none'$/,
    ),
  });
  const text = await answer.text();
  expect(text).toBe(await (await request.get(`${shell.path}firebase-messaging-sw.js`)).text());
  expect(text).not.toContain('importScripts');
  // Bundled Messaging alone would have 56 kB.
  expect(text.length).toBeLessThan(35_000);
});

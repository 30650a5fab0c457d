import { test } from '../support/breakable-test.ts';
import { jumpBy } from '../support/clock-jump.ts';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { keptShells, noServer, untilKept } from '../support/kept.ts';
import { visitKept } from '../support/kept-copies.ts';
import { expect, type Page, signedIn } from '../support/test.ts';

const ofThePage = onlyEmbedded('which worker runs depends on no backend');

test.use({ serviceWorkers: 'allow', expectedMessages: async ({}, use) => use([noServer]) });

const script = '/firebase-messaging-sw.js';
const faults = [
  { answer: { status: 404 }, reason: /bad HTTP response code \(404\)/ },
  { answer: { status: 500 }, reason: /bad HTTP response code \(500\)/ },
  {
    answer: { status: 200, body: '<!doctype html><title>Login</title>', type: 'text/html' },
    reason: /unsupported MIME type/,
  },
  {
    answer: { status: 200, body: 'throw new Error("thrown by the test")', type: 'text/javascript' },
    reason: /script evaluation failed/,
  },
];

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('listitem');

/** Checks for a new worker, as a browser does with each visit. */
const updateIn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const before = registration.active;
    const outcome = await registration.update().then(() => 'taken', String);
    return { outcome, isTheSame: registration.active === before && before?.state === 'activated' };
  });

test(
  '[OF1] while a later worker is unavailable, or throws, the current one keeps working, stores a new release and shows no message',
  ofThePage,
  async ({ page, breakable }) => {
    const person = await visitKept(page);
    for (const { answer, reason } of faults) {
      breakable.faults = (path) => (path === script ? answer : undefined);
      await page.reload();
      await person.sees('Seeded work 3');
      expect(await updateIn(page)).toEqual({ outcome: expect.stringMatching(reason), isTheSame: true });
      await expect(messages(page)).toHaveCount(0);
    }
    const shell = await breakable.releaseShell();
    await page.reload();
    await person.sees('Seeded work 3');
    await untilKept(page);
    expect(await keptShells(page)).toEqual([shell]);
    await breakable.stop();
    await page.goto('/dashboard');
    await person.sees('Seeded work 3');
    await expect(messages(page)).toHaveCount(0);
  },
);

test(
  '[OF1, MO19] the product starts on a new device without a worker, its report says why nothing is kept, and a minute after the worker is available everything is kept',
  ofThePage,
  async ({ page, breakable, expectedMessages }) => {
    expectedMessages.push(/^error: (?:A bad HTTP response code|The script has an unsupported MIME type)/);
    await page.clock.install();
    const person = await signedIn(page, { works: 3 });
    for (const [index, { answer, reason }] of faults.entries()) {
      breakable.faults = (path) => (path === script ? answer : undefined);
      await page.goto('/reminders');
      await person.press('Add Reminder');
      await expect(page.getByLabel('Title')).toHaveValue(index === 0 ? '' : `Typed in ${index}`);
      await page.getByLabel('Title').fill(`Typed in ${index + 1}`);
      await expect
        .poll(() => page.evaluate(async () => (await globalThis.dayloom?.report())?.kept?.failure))
        .toMatch(reason);
      await page.keyboard.press('Escape');
      await expect(messages(page)).toHaveCount(0);
      expect(await keptShells(page)).toEqual([]);
    }
    breakable.mend();
    await jumpBy(page, '01:01');
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click();
    await person.sees('Seeded work 3');
    await untilKept(page);
    await breakable.stop();
    await page.goto('/reminders');
    await person.press('Add Reminder');
    await expect(page.getByLabel('Title')).toHaveValue(`Typed in ${faults.length}`);
  },
);

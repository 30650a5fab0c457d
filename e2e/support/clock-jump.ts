import { expect, type Page } from '@playwright/test';

/**
 * Message of Firestore's client about a failed internal assertion. It occurs sometimes when the clock jumps, as on a
 * device that wakes up (firebase-js-sdk issue 9267). The product then creates a new client.
 */
export const failedClient = /FIRESTORE \S+ INTERNAL ASSERTION FAILED/;

/** Messages of the client when the clock jumped past the timeout of a request, with the image that it then requests. */
export const lateClient = /Could not reach Cloud Firestore backend|cleardot\.gif/;

/**
 * Messages of the page about idle-time files whose timeout passed when the clock jumped, and of the federation runtime
 * that then loads a module again.
 */
export const cutOff =
  /Loading (?:css )?chunk \d+ failed\.\s+\(timeout|The remote "\w+" is already registered/;

/** Opens a page and waits for the registry and the idle-time files, because a jump of the clock would time them out. */
export async function openUntilIdle(page: Page, open: () => Promise<unknown>) {
  const awaited = [/\/modules\.json$/, /\/m\/.*\/notifications\.\w+\.js$/];
  // A reload ends the requests of the page before it: their responses would never finish.
  const finished = awaited.map((address) =>
    page.waitForEvent('requestfinished', (request) => address.test(request.url())),
  );
  await open();
  await Promise.all(finished);
}

/** Bundles consider a style or script lost after a timeout of their own clock. `onload` is set until it is loaded. */
const hasItsFiles = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet) &&
      [...document.scripts].every(({ onload }) => !onload),
  );

/**
 * Lets the clock of the page and of all tabs in its context jump; `time` such as `03:00`. Waits for files in flight,
 * which would time out. A timer of a failed client may throw during the jump.
 */
export async function jumpBy(page: Page, time: string): Promise<void> {
  await expect.poll(() => hasItsFiles(page), 'no style or script on its way').toBe(true);
  await page.clock.fastForward(time).catch((error: unknown) => {
    if (!failedClient.test(String(error))) throw error;
  });
}

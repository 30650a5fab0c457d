import { expect, type Page } from '@playwright/test';

/**
 * What Firestore's client says when it fails an assertion of its own, which it does now and then when the clock jumps,
 * as on a device that wakes up (firebase-js-sdk issue 9267). The product then takes a new one.
 */
export const failedClient = /FIRESTORE \S+ INTERNAL ASSERTION FAILED/;

/** What it says where an answer was on its way as the clock jumped past its time limit, with the image it then asks for. */
export const lateClient = /Could not reach Cloud Firestore backend|cleardot\.gif/;

/**
 * What the page says of files for its idle time that were on their way as the clock jumped past their time limit, and
 * the federation runtime as it then takes a module anew.
 */
export const cutOff =
  /Loading (?:css )?chunk \d+ failed\.\s+\(timeout|The remote "\w+" is already registered/;

/** Goes there and waits for what is fetched in idle time: a jump of the clock would give up what is on its way. */
export async function settleAt(page: Page, open: () => Promise<unknown>) {
  const fetched = page.waitForResponse(/\/m\/.*\/notifications\.\w+\.js$/);
  await open();
  await (await fetched).finished();
}

/** Bundles take a style or script for lost once their own clock passes its time limit; `onload` stands until one has come. */
const hasItsFiles = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet) &&
      [...document.scripts].every(({ onload }) => !onload),
  );

/**
 * Lets the clock of the page jump, and with it that of all tabs of its context; `time` as in `03:00`. Files that are on their way would be given up as too late, so
 * that it waits for those. A timer of a client that failed may throw on the way.
 */
export async function jumpBy(page: Page, time: string): Promise<void> {
  await expect.poll(() => hasItsFiles(page), 'no style or script on its way').toBe(true);
  await page.clock.fastForward(time).catch((error: unknown) => {
    if (!failedClient.test(String(error))) throw error;
  });
}

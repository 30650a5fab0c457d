import type { Page } from '@playwright/test';

/**
 * What Firestore's client says when it fails an assertion of its own, which it does now and then when the clock jumps,
 * as on a device that wakes up (firebase-js-sdk issue 9267). The product then takes a new one.
 */
export const failedClient = /FIRESTORE \S+ INTERNAL ASSERTION FAILED/;

/** What the page says of files for its idle time that were on their way as the clock jumped past their time limit. */
export const cutOff = /Loading (?:css )?chunk \d+ failed\.\s+\(timeout/;

/** Lets the clock of the page jump; `time` as in `03:00`. A timer of a client that failed may throw on the way. */
export const jumpBy = (page: Page, time: string): Promise<void> =>
  page.clock.fastForward(time).catch((error: unknown) => {
    if (!failedClient.test(String(error))) throw error;
  });

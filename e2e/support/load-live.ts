import type { Page } from '@playwright/test';

/**
 * Loads a page that goes by the live registry, however busy the machine is: its clock stands until that has answered.
 * A start that waits too long for it goes by the copy of the last one.
 */
export async function loadLive(page: Page, load: () => Promise<unknown>) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const answered = page.waitForResponse('**/modules.json').then((response) => response.finished());
  await Promise.all([load(), answered]);
  await page.clock.resume();
}

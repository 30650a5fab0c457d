import type { Page } from '@playwright/test';

/**
 * Loads a page with the live registry, even on a busy machine: its clock is paused until the registry has arrived.
 * Otherwise a slow start would use the last copy.
 */
export async function loadLive(page: Page, load: () => Promise<unknown>) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  // A request of the page before, which this load ends, would never finish.
  const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/modules.json'));
  await Promise.all([load(), answered]);
  await page.clock.resume();
}

import { expect } from '@playwright/test';
import { judgePairs } from './pairs.mjs';
import { profileWith, timeVisit, warmUp } from './visits.mjs';

/** Shows with the account's own works. */
const selector = 'main a[href^="/work/"]';

/**
 * What it costs to start without a network, from what the service worker keeps, against the same device's warm start
 * with one, on a phone a quarter as fast as this machine.
 * @param {{ product: string, trust: string, pairs: number, say: (line: string) => void }} bench `product` is an address
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function judgeOfflineStart({ product, trust, pairs, say }) {
  const { context, close } = await profileWith(trust, product, { sample: true });
  const visit = { url: product, selector, warm: { cpu: 4 } };
  try {
    await warmUp(context, product);
    await untilKept(context, product);
    const offline = async () => {
      await context.setOffline(true);
      try {
        return await timeVisit(context, visit);
      } finally {
        await context.setOffline(false);
      }
    };
    return [
      await judgePairs({
        name: 'Start of home without a network against a warm one with it',
        limit: 1.1,
        pairs,
        first: offline,
        second: () => timeVisit(context, visit),
        say,
      }),
    ];
  } finally {
    await close();
  }
}

/** The worker keeps the release once a page is idle. @param {import('@playwright/test').BrowserContext} context @param {string} product */
async function untilKept(context, product) {
  const page = await context.newPage();
  await page.goto(product);
  // Put last of all that belongs to a release.
  const isKept = () => page.evaluate(async () => (await caches.match('/modules.json')) !== undefined);
  // `waitForFunction` does not wait for a promise.
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
  await page.close();
}

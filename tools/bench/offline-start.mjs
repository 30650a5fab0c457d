import { expect } from '@playwright/test';
import { evaluatePairs } from './pairs.mjs';
import { profileWith, timeVisit, warmUp } from './visits.mjs';

/** Shown with the account's own works. */
const selector = 'main a[href^="/work/"]';

/**
 * Compares a start without a network, from the service worker's cache, with a warm start of the same device with a
 * network. The device is a phone with a quarter of this machine's speed.
 * @param {{ product: string, trust: string, pairs: number, say: (line: string) => void }} bench `product` is an address
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function evaluateOfflineStart({ product, trust, pairs, say }) {
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
      await evaluatePairs({
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

/**
 * The worker caches the release when the page is idle.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} product
 */
async function untilKept(context, product) {
  const page = await context.newPage();
  await page.goto(product);
  // This file of the release is cached last.
  const isKept = () => page.evaluate(async () => (await caches.match('/modules.json')) !== undefined);
  // `waitForFunction` does not wait for a promise.
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
  await page.close();
}

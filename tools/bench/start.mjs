import { expect } from '@playwright/test';
import { createServer } from '../server/create-server.mjs';
import { evaluatePairs } from './pairs.mjs';
import { homeContent, profileWith, slowPhone, timeVisit, warmUp } from './visits.mjs';

const conditions = [
  { name: 'Cold start', visit: {}, limit: 1.6 },
  { name: 'Cold start of a slow phone', visit: { throttle: slowPhone }, limit: 2.2 },
  { name: 'Warm start', visit: { warm: { cpu: 1 } }, limit: 1.5 },
  { name: 'Warm start of a slow phone', visit: { throttle: slowPhone, warm: slowPhone }, limit: 1.8 },
];

/**
 * Compares a start of home with the lower-bound build, which reads the same records with only React, and a warm deep
 * link with a warm home.
 * @param {{ product: string, floor: string, certificate: { key: string, cert: string }, trust: string, pairs: number,
 *   say: (line: string) => void }} bench `product` is an address, `floor` the folder of its release
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function evaluateStart({ product, floor, certificate, trust, pairs, say }) {
  const least = await createServer({ folder: floor, certificate });
  const [ours, theirs] = [
    await profileWith(trust, product, { sample: true }),
    await profileWith(trust, least.url, { sample: true }),
  ];
  const results = [];
  try {
    for (const { name, visit, limit } of conditions) {
      if (visit.warm) await Promise.all([warmUp(ours.context, product), warmUp(theirs.context, least.url)]);
      results.push(
        await evaluatePairs({
          name: `${name} against the floor`,
          limit,
          pairs,
          first: () => timeVisit(ours.context, { ...visit, url: product, selector: homeContent }),
          second: () => timeVisit(theirs.context, { ...visit, url: least.url, selector: homeContent }),
          say,
        }),
      );
    }
    const work = await addressOfWork(ours.context, product);
    await warmUp(ours.context, work);
    for (const { name, visit } of conditions.filter((condition) => condition.visit.warm))
      results.push(
        await evaluatePairs({
          name: `${name} at a work against home`,
          limit: 1.1,
          pairs,
          first: () => timeVisit(ours.context, { ...visit, url: work, selector: '#day' }),
          second: () => timeVisit(ours.context, { ...visit, url: product, selector: homeContent }),
          say,
        }),
      );
  } finally {
    await Promise.all([ours.close(), theirs.close()]);
    await least.close();
  }
  return results;
}

/** @param {import('@playwright/test').BrowserContext} context @param {string} product */
async function addressOfWork(context, product) {
  const page = await context.newPage();
  await page.goto(product);
  const path = await page.locator(homeContent).first().getAttribute('href');
  await page.close();
  return `${product}${path}`;
}

/**
 * Compares a start without a network, from the service worker's cache, with a warm start of the same device with a
 * network. The device is a phone with a quarter of this machine's speed.
 * @param {{ product: string, trust: string, pairs: number, say: (line: string) => void }} bench `product` is an address
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function evaluateOfflineStart({ product, trust, pairs, say }) {
  const { context, close } = await profileWith(trust, product, { sample: true });
  const visit = { url: product, selector: homeContent, warm: { cpu: 4 } };
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

import { createServer } from '../server/create-server.mjs';
import { evaluatePairs } from './pairs.mjs';
import { profileWith, slowPhone, timeVisit, warmUp } from './visits.mjs';

/** Shown with the account's own records, in the product and in the lower-bound build. */
const records = 'main a[href^="/work/"]';

const conditions = [
  { name: 'Cold start', visit: {}, limit: 1.8 },
  { name: 'Cold start of a slow phone', visit: { throttle: slowPhone }, limit: 1.9 },
  { name: 'Warm start', visit: { warm: { cpu: 1 } }, limit: 1.5 },
  { name: 'Warm start of a slow phone', visit: { throttle: slowPhone, warm: slowPhone }, limit: 1.7 },
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
          first: () => timeVisit(ours.context, { ...visit, url: product, selector: records }),
          second: () => timeVisit(theirs.context, { ...visit, url: least.url, selector: records }),
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
          second: () => timeVisit(ours.context, { ...visit, url: product, selector: records }),
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
  const path = await page.locator(records).first().getAttribute('href');
  await page.close();
  return `${product}${path}`;
}

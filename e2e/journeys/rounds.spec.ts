import type { CDPSession, Page } from '@playwright/test';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { ownScreens } from '../support/screens.ts';
import { expect, signedIn, test } from '../support/test.ts';

/** A few rounds by default; `DAYLOOM_PROVE=rounds` makes a hundred. */
const rounds = process.env['DAYLOOM_PROVE'] === 'rounds' ? 100 : 3;

/** Counts the timers that are waiting, for every page that is loaded from now on. */
function countTimers() {
  const waiting = new Set<unknown>();
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const counted = (run: () => void, delay?: number) => {
    const timer = start(() => {
      waiting.delete(timer);
      run();
    }, delay);
    waiting.add(timer);
    return timer;
  };
  const uncounted = (timer?: number) => {
    waiting.delete(timer);
    stop(timer);
  };
  Object.assign(globalThis, {
    setTimeout: counted,
    clearTimeout: uncounted,
    waitingTimers: () => waiting.size,
  });
}

/** Opens each screen as a link does, and home at the end. */
async function goRound(page: Page) {
  for (const { address, title } of [...ownScreens.slice(1), ...ownScreens.slice(0, 1)]) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await expect(page).toHaveTitle(title);
  }
}

async function countsOf(page: Page, browser: CDPSession) {
  await browser.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await browser.send('Memory.getDOMCounters');
  const timers = await page.evaluate('waitingTimers()');
  return { nodes, listeners: jsEventListeners, timers: Number(timers) };
}

/** The counts once the last screen has all of its parts, of which some load late. */
async function steadyCounts(page: Page, browser: CDPSession) {
  let counts = await countsOf(page, browser);
  await expect
    .poll(
      async () => {
        const earlier = counts;
        counts = await countsOf(page, browser);
        return counts.listeners === earlier.listeners && counts.nodes === earlier.nodes;
      },
      { intervals: [1_000] },
    )
    .toBe(true);
  return counts;
}

test(
  'rounds through all screens leave no node, listener or timer behind @gate',
  onlyEmbedded('a leak of the screens is the same on both backends'),
  async ({ page }) => {
    test.setTimeout(60_000 + rounds * 10_000);
    await page.addInitScript(countTimers);
    await signedIn(page, { sample: true });
    await page.goto('/');
    // Before the router is there, another address is not noticed.
    await expect(page.locator('main a[href^="/work/"]').first()).toBeVisible();
    const browser = await page.context().newCDPSession(page);
    await goRound(page);
    await goRound(page);
    const before = await steadyCounts(page, browser);
    for (let round = 0; round < rounds; round += 1) await goRound(page);
    await expect
      .poll(
        async () => {
          const after = await countsOf(page, browser);
          return Object.entries(before).filter(([what, count]) => after[what as keyof typeof after] > count);
        },
        { timeout: 30_000 },
      )
      .toEqual([]);
  },
);

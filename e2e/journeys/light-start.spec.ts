import { decidedBytes, unexplainedGrowth } from '../../testing/decided-bytes.mjs';
import { onlyEmbedded } from '../support/embedded-only.ts';
import { expect, signedIn, test } from '../support/test.ts';

/** The bytes of the scripts that a page had requested when it showed its first row. Runs in the page. */
async function bytesUntilFirstRow() {
  const isShown = () =>
    [...document.querySelectorAll('main li, main a[href^="/work/"]')].some((row) => row.checkVisibility());
  while (!isShown()) await new Promise(requestAnimationFrame);
  const shown = performance.now();
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = files.filter(({ name, startTime }) => name.endsWith('.js') && startTime < shown);
  // A preloaded script is listed twice.
  const sizes = new Map(scripts.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

test(
  'a start loads as many bytes of scripts before its first row as decision 032 states @gate',
  onlyEmbedded('the other backend has more code'),
  async ({ page }) => {
    await signedIn(page, { sample: true });
    for (const [address, bytes] of Object.entries(await decidedBytes())) {
      await page.goto(address, { waitUntil: 'commit' });
      const loaded = await page.evaluate(bytesUntilFirstRow);
      expect(loaded, `${address} is larger: add a line with the reason`).toBeLessThan(
        bytes + unexplainedGrowth,
      );
      expect(loaded, `${address} is smaller: add a line, so that it stays so`).toBeGreaterThan(
        bytes - 2 * unexplainedGrowth,
      );
    }
  },
);

/**
 * Slows a page down only while it is measured: even an idle slowed page keeps one core busy, which would disturb the
 * measurement of other pages.
 * @param {import('@playwright/test').Page} page
 */
export async function processorOf(page) {
  const session = await page.context().newCDPSession(page);
  return (/** @type {number} */ rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Measures from the next key press to the frame in which an element with this text is painted. See `painted`.
 * @param {import('@playwright/test').Page} page
 * @param {string} wanted a selector
 * @param {string} [text]
 */
export const watchKey = (page, wanted, text = '') => page.evaluate(watchFor, { wanted, text });

/** Runs in the page. @param {{ wanted: string, text: string }} what */
function watchFor({ wanted, text }) {
  addEventListener(
    'keydown',
    (event) => {
      const look = () => {
        if (![...document.querySelectorAll(wanted)].some((one) => one.textContent?.includes(text)))
          requestAnimationFrame(look);
        else
          requestAnimationFrame(
            () => (document.body.dataset.painted = String(performance.now() - event.timeStamp)),
          );
      };
      delete document.body.dataset.painted;
      look();
    },
    { capture: true, once: true },
  );
}

/**
 * Returns the milliseconds until the watched element was painted.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<number>}
 */
export async function painted(page) {
  const time = await page.waitForFunction(() => document.body.dataset.painted, undefined, {
    polling: 20,
    timeout: 30_000,
  });
  await page.evaluate(() => delete document.body.dataset.painted);
  return Number(await time.jsonValue());
}

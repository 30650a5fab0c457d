/**
 * Slows a page down while it is measured, and only then: a slowed page keeps a core of this machine busy though it idles,
 * which other pages would be measured with.
 * @param {import('@playwright/test').Page} page
 */
export async function processorOf(page) {
  const session = await page.context().newCDPSession(page);
  return (/** @type {number} */ rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * From the next press of a key to the frame in which such an element, with that text, is painted: see `painted`.
 * @param {import('@playwright/test').Page} page
 * @param {string} wanted a selector
 * @param {string} [text]
 */
export const watchKey = (page, wanted, text = '') => page.evaluate(watchFor, { wanted, text });

/** Run in the page. @param {{ wanted: string, text: string }} what */
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
 * How long it took until what is watched for was painted. Milliseconds.
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

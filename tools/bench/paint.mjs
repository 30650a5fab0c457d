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
 * Measures from the next press or key to the frame in which the number of elements with this text has changed. See
 * `painted`.
 * @param {import('@playwright/test').Page} page
 * @param {'keydown' | 'pointerdown'} event
 * @param {string} elements a selector
 * @param {string} text a regular expression for their label or text
 */
export const watch = (page, event, elements, text) => page.evaluate(watchCount, { event, elements, text });

/** Runs in the page. @param {{ event: string, elements: string, text: string }} what */
function watchCount({ event, elements, text }) {
  const pattern = new RegExp(text);
  const count = () =>
    [...document.querySelectorAll(elements)].filter((one) =>
      pattern.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
    ).length;
  const before = count();
  addEventListener(
    event,
    ({ timeStamp }) => {
      performance.mark('pressed');
      const look = () => {
        if (count() === before) requestAnimationFrame(look);
        else
          requestAnimationFrame(
            () => (document.body.dataset.painted = String(performance.now() - timeStamp)),
          );
      };
      delete document.body.dataset.painted;
      look();
    },
    { capture: true, once: true },
  );
}

/**
 * Returns the milliseconds until the watched change was painted.
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

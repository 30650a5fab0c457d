/** @typedef {{ value: number, what: string[] }} Shifts size of the layout shifts, and which elements shifted */

/** Runs in the page before any other script: records every layout shift, even right after a press. */
function noteShifts() {
  /** @type {any[]} */
  const entries = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, {
    takeShifts: () => {
      entries.push(...observer.takeRecords());
      const taken = entries.splice(0);
      const sources = taken.flatMap((entry) => entry.sources);
      return {
        value: taken.reduce((sum, entry) => sum + entry.value, 0),
        what: sources.map(({ node, previousRect: from, currentRect: to }) => {
          const { localName = 'text', className = '' } = node ?? {};
          return `${localName}.${className} from ${from.x},${from.y} to ${to.x},${to.y}`;
        }),
      };
    },
  });
}

/** @param {import('@playwright/test').Page} page */
export const watchShifts = (page) => page.addInitScript(noteShifts);

/**
 * Returns the layout shifts since the last call.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<Shifts>}
 */
export const takeShifts = (page) => page.evaluate(() => /** @type {any} */ (globalThis).takeShifts());

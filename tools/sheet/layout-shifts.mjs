/** @typedef {{ value: number, what: string[] }} Shifts how far things moved by themselves, and which */

/** Run in the page before anything of it: notes every shift, those right after a press as well. */
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

/** What has moved since it was last asked. @param {import('@playwright/test').Page} page @returns {Promise<Shifts>} */
export const takeShifts = (page) => page.evaluate(() => /** @type {any} */ (globalThis).takeShifts());

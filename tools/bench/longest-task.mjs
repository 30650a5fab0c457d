const categories = ['disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata'];

/**
 * Returns the processor time in milliseconds of the longest task of the page's main thread, from the press that
 * `watch` awaits until `perform` ends. Processor time, because another program on the machine must not count.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>} perform
 */
export async function longestTask(browser, page, perform) {
  await browser.startTracing(page, { categories });
  let trace;
  try {
    await perform();
  } finally {
    trace = await browser.stopTracing();
  }
  /** @type {{ traceEvents: readonly { name: string, ts: number, dur?: number, pid: number, tid: number, tdur?: number, args?: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  // The task of the press began before its mark.
  const pressed = traceEvents.find(({ name }) => name === 'pressed')?.ts ?? Infinity;
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && main.has(`${pid}/${tid}`) && ts + dur > pressed,
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}

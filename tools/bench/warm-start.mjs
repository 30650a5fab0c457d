import { evaluateLimits, limit } from './limits.mjs';
import { median } from './statistics.mjs';
import { profileWith, warmUp } from './visits.mjs';

/** Number of starts whose median is one figure. */
const startsPerFigure = 5;
const cpu = 4;
/** The browser rounds smaller shifts to nothing. */
const maxShift = 0.001;

/** @typedef {{ gap: number, shift: number, long: number[] }} Start */

/**
 * Measures more than the time of a warm start of home: elements, memory, long tasks and layout shifts.
 * @param {{ product: string, trust: string, pairs: number, say: (line: string) => void }} bench `product` is an address,
 *   `pairs` how often the gap is measured
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function evaluateWarmStart({ product, trust, pairs, say }) {
  const [sample, one, full] = [
    await profileWith(trust, product, { sample: true }),
    // With few rows, the content below a list moves furthest.
    await profileWith(trust, product, { works: 1 }),
    await profileWith(trust, product, { works: 10, tasksOfNewest: 25 }),
  ];
  try {
    await warmUp(sample.context, product);
    const gaps = await starts(pairs, sample.context, product, { cpu: 1 });
    const slow = await starts(startsPerFigure, sample.context, product, { cpu });
    const heaps = [];
    for (let start = 0; start < startsPerFigure; start += 1)
      heaps.push(await heapOf(sample.context, product));
    await warmUp(one.context, product);
    const ofOne = [
      ...(await starts(startsPerFigure, one.context, product, { cpu: 1 })),
      ...(await starts(startsPerFigure, one.context, product, { cpu })),
    ];
    const limits = [
      limit('Elements of home with 25 tasks', await elementsOf(full.context, product), 1_000),
      limit('JavaScript heap after a warm start, kB', median(heaps) / 1000, 5_500),
      limit(
        'Tasks over 50 ms of a warm start, processor four times slower',
        median(slow.map(({ long }) => long.length)),
        3,
      ),
      limit(
        'Longest task of any warm start, processor four times slower, ms',
        Math.max(0, ...slow.flatMap(({ long }) => long)),
        100,
      ),
      limit("From the frame's paint to home's rows, ms", median(gaps.map(({ gap }) => gap)), 60),
      limit('Largest layout shift of a warm start', largestShift([...gaps, ...slow]), maxShift, 4),
      limit('Largest layout shift of a warm start with one work', largestShift(ofOne), maxShift, 4),
    ];
    return evaluateLimits(limits, say);
  } finally {
    await Promise.all([sample, one, full].map(({ close }) => close()));
  }
}

/** @param {readonly Start[]} all */
const largestShift = (all) => Math.max(...all.map(({ shift }) => shift));

/**
 * @param {number} times
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {{ cpu: number }} throttle
 */
async function starts(times, context, url, throttle) {
  const measured = [];
  for (let start = 0; start < times; start += 1) measured.push(await startOnce(context, url, throttle));
  return measured;
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {{ cpu: number }} throttle
 * @returns {Promise<Start>}
 */
async function startOnce(context, url, throttle) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpu });
  await page.addInitScript(watchStart);
  await page.goto(url, { waitUntil: 'networkidle' });
  const start = await page.evaluate(() => /** @type {any} */ (globalThis).watchedStart());
  await page.close();
  return start;
}

/**
 * Returns the number of elements when home is idle.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 */
async function elementsOf(context, url) {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const count = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.close();
  return count;
}

/**
 * Returns the bytes of the JavaScript heap when home is idle.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 */
async function heapOf(context, url) {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await page.close();
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}

/**
 * Runs in the page: collects layout shifts, long tasks, and the frames that first show the shell's frame and the rows.
 */
function watchStart() {
  /** @type {PerformanceEntry[]} */
  const entries = [];
  const observers = ['layout-shift', 'longtask'].map((type) => {
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type, buffered: true });
    return observer;
  });
  /** @param {string} selector */
  const painted = (selector) =>
    new Promise((resolve) => {
      const look = () => {
        const seen = document.querySelector(selector)?.checkVisibility({ opacityProperty: true });
        requestAnimationFrame(seen ? () => resolve(performance.now()) : look);
      };
      requestAnimationFrame(look);
    });
  const both = Promise.all([painted('#content'), painted('main a[href^="/work/"]')]);
  Object.assign(globalThis, {
    watchedStart: async () => {
      const [frame, rows] = await both;
      for (const observer of observers) entries.push(...observer.takeRecords());
      /** @param {string} type */
      const ofType = (type) => entries.filter(({ entryType }) => entryType === type);
      return {
        gap: rows - frame,
        shift: ofType('layout-shift').reduce((sum, entry) => sum + /** @type {any} */ (entry).value, 0),
        long: ofType('longtask').map(({ duration }) => duration),
      };
    },
  });
}

import { evaluatePairs } from './pairs.mjs';
import { deviceWith, timeVisit } from './visits.mjs';

const cpu = 4;
const limit = 1.3;
const large = { works: 10_000, tasksOfNewest: 100, otherTasks: 49_900, notes: 1_000 };
const small = { works: 100, tasksOfNewest: 100 };

/** Matches when all parts of home are rendered and no part or counter waits for records. */
const whole =
  'main:has([aria-labelledby=home-today]):has(a[href^="/work/"]):has([aria-labelledby=home-upcoming]):has(dd)' +
  ':not(:has([data-skeleton], dd [role=status]))';

/**
 * Measures how long home takes to render completely, on a processor four times slower: an account of 10,000 works,
 * 50,000 tasks and 1,000 notes against one of 100 works.
 * @param {{ browser: import('@playwright/test').Browser, product: string, pairs: number, say: (line: string) => void }}
 * bench
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function evaluateHome({ browser, product, pairs, say }) {
  say('\nFilling two accounts...');
  const [many, few] = [await deviceWith(browser, product, large), await deviceWith(browser, product, small)];
  const visit = { url: product, selector: whole, warm: { cpu } };
  const result = await evaluatePairs({
    name: 'Home with 61,000 records against 200, processor four times slower',
    limit,
    pairs,
    first: () => timeVisit(many, visit),
    second: () => timeVisit(few, visit),
    say,
  });
  await Promise.all([many.close(), few.close()]);
  return [result];
}

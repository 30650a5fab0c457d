import { timeDays, timeMoments, timeUpgrades } from '../../testing/seed/seed-page.mjs';
import { evaluatePairs } from './pairs.mjs';
import { evaluateTimes } from './samples.mjs';
import { median } from './statistics.mjs';
import { deviceWith, timeVisit } from './visits.mjs';

const series = 200;
const records = { works: 300, tasksOfNewest: 20, otherTasks: 9_680 };
/** Milliseconds. */
const limits = { day: 2, upgrade: 1_000, moments: 50 };
/** Of four days, with two notifications each. */
const reminders = 250;

/**
 * Measures what repeats: a day of 200 series, 2,000 notifications of reminders, Today after 40 days away from them against one without any,
 * and the upgrade of 10,000 records for them.
 * @param {{ browser: import('@playwright/test').Browser, product: string, pairs: number, say: (line: string) => void }}
 * bench
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function evaluateRepeats({ browser, product, pairs, say }) {
  say('\nFilling two accounts...');
  const [with200, without] = [
    await deviceWith(browser, product, { ...records, series }),
    await deviceWith(browser, product, records),
  ];
  const today = { url: `${product}/today`, selector: 'main [aria-label="Open tasks"] li' };
  const start = await evaluatePairs({
    name: `Today with ${series} series of 40 days against none`,
    limit: 1.15,
    pairs,
    first: () => timeVisit(with200, today),
    second: () => timeVisit(without, today),
    say,
  });
  const page = await without.newPage();
  await page.goto(`${product}/config.json`);
  const [first = Number.NaN, ...days] = await timeDays(page, series, 41);
  say(`The first day of ${series} series, whose rules all differ: ${first.toFixed(1)} ms`);
  const day = evaluateTimes(`A day of ${series} series`, days, median, limits.day);
  const [firstMoments = Number.NaN, ...moments] = await timeMoments(page, reminders, 41);
  say(`The first 2,000 notifications of ${reminders} reminders: ${firstMoments.toFixed(1)} ms`);
  const notified = evaluateTimes(
    '2,000 notifications of reminders that repeat',
    moments,
    median,
    limits.moments,
  );
  const upgrades = await timeUpgrades(page, 9);
  const upgrade = evaluateTimes('Upgrade of 10,000 records', upgrades, median, limits.upgrade);
  await Promise.all([with200.close(), without.close()]);
  return [
    start,
    ...[day, notified, upgrade].map(({ name, line, result }) => {
      say(line);
      return { name, holds: result === 'holds' };
    }),
  ];
}

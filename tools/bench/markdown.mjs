import { setTimeout } from 'node:timers/promises';
import { keepLongestTask } from './longest-task.mjs';
import { nestedTexts } from './nested-texts.mjs';
import { processorOf } from './paint.mjs';
import { evaluateSamples } from './samples.mjs';
import { deviceWith } from './visits.mjs';

/** Milliseconds. The layout of 32,000 characters of plain text alone takes about 130. */
const limit = 200;
const slower = 4;
const samples = 10;
/** The first are sixteen thousand quotes in each other. */
const texts = [
  ...nestedTexts(32_000),
  // Its parsing begins, and is given up.
  { name: 'emphasis among words', text: '_a_ __b and then some more words of a text '.repeat(740).trimEnd() },
];
/** Milliseconds in which the page becomes idle, and the browser reports long tasks. */
const idle = 500;

/**
 * Measures the longest task of the main thread, on a processor four times slower, while a note of nested marks is shown
 * as Markdown: from 'Show more' until its whole text is painted.
 * @param {{ browser: import('@playwright/test').Browser, product: string, say: (line: string) => void,
 *   samples?: number }} bench
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function evaluateMarkdown({ browser, product, say, ...options }) {
  say('\nFilling an account of notes that a Markdown parser takes long for...');
  const device = await deviceWith(browser, product, { noteTexts: texts.map(({ text }) => text) });
  const page = await device.newPage();
  await page.addInitScript(keepLongestTask);
  await page.goto(`${product}/notes`);
  await page.getByRole('radio', { name: 'Markdown' }).check({ force: true });
  const setSpeed = await processorOf(page);
  const measure = async (/** @type {number} */ at) => {
    const heading = page.getByRole('heading', { name: `Text ${at + 1}`, exact: true });
    const note = page.getByRole('listitem').filter({ has: heading });
    const unfold = note.getByRole('button', { name: 'Show more' });
    const fold = note.getByRole('button', { name: 'Show less' });
    await unfold.scrollIntoViewIfNeeded();
    await setSpeed(slower);
    await setTimeout(idle);
    await page.evaluate(() => delete document.body.dataset.longest);
    await unfold.press('Enter');
    await fold.waitFor();
    await setTimeout(idle);
    const longest = await page.evaluate(() => Number(document.body.dataset.longest ?? 0));
    await setSpeed(1);
    await fold.press('Enter');
    await unfold.waitFor();
    return longest;
  };
  const results = await evaluateSamples({
    things: texts.map(({ name }, at) => ({
      name: `Longest task of showing ${name}, processor four times slower`,
      measure: () => measure(at),
    })),
    limits: { median: limit },
    say,
    samples,
    ...options,
  });
  await device.close();
  return results;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceFiles } from '../source-files.mjs';
import { coverage } from './coverage.mjs';
import { quotedRules } from './find-quotes.mjs';
import { parseRules } from './parse-rules.mjs';

/**
 * Prints which rules of `docs/rules.md` tests quote.
 * @param {string} root
 * @param {{ brief?: boolean }} [options] `brief` prints one line and the mistakes
 * @returns {Promise<boolean>} false when a test quotes a rule that does not exist
 */
export async function printCoverage(root, { brief = false } = {}) {
  const rules = parseRules(await readFile(join(root, 'docs/rules.md'), 'utf8'));
  const tests = (await sourceFiles(root)).filter((path) => /\.(?:test|spec)\.(?:tsx?|mjs)$/.test(path));
  const quotes = await Promise.all(
    tests.map(
      async (path) =>
        /** @type {[string, string[]]} */ ([path, quotedRules(await readFile(join(root, path), 'utf8'))]),
    ),
  );
  const found = coverage(rules, new Map(quotes));

  if (!brief) {
    for (const [area, numbers] of found.unquotedByArea) {
      console.log(`${area} ${rules.areas.get(area)}: no test quotes ${numbers.join(', ')}`);
    }
    const early = found.later.filter((one) => one.quoted).map((one) => one.number);
    for (const line of laterLines(found)) console.log(line);
    if (early.length > 0) console.log(`later, but quoted already: ${early.join(', ')}`);
  }
  for (const mistake of found.unknown)
    console.log(`There is no rule ${mistake}: quote one of docs/rules.md.`);
  console.log(`Rules: ${found.quoted} of ${found.due} quoted by tests, ${found.later.length} later`);
  return found.unknown.length === 0;
}

/**
 * What each issue will implement, in the order of the page's list.
 * @param {Pick<ReturnType<typeof coverage>, 'later' | 'changing'>} found
 */
export function laterLines({ later, changing }) {
  const titles = [...new Set(later.map((one) => one.title))];
  return titles.map((title) => {
    const rules = later.filter((one) => one.title === title);
    const changes = changing.filter((one) => one.title === title).map((one) => one.number);
    const changed = changes.length === 0 ? '' : `, and changes ${changes.join(', ')}`;
    return `later, ${title}: ${rules.length} ${rules.length === 1 ? 'rule' : 'rules'}${changed}`;
  });
}

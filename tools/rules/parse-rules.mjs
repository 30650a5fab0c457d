/**
 * @typedef {{ numbers: string[], areas: Map<string, string>, later: Map<string, string>,
 *   changing: Map<string, string> }} Rules
 */

const areaHeading = /^## ([A-Z]{2}) (.+)$/;
const ruleLine = /^- \*\*([A-Z]{2}\d+)\*\* (.+)$/;
const laterLine = /^- ([A-Z][^:]*): (.+)$/;
const announcedChange = / From '([^']+)' on: /;

/**
 * Reads `docs/rules.md`. Throws a message for a number that occurs twice, a rule outside its area, a line under `##
 * Later` that names no rule or one that another line names, and an announced change for an issue that is not listed
 * there.
 * @param {string} text
 * @returns {Rules} numbers in the order of the page, names of the areas, the title of the issue that each later rule
 *   waits for, and that of the issue that will change a current rule
 */
export function parseRules(text) {
  const [page = '', list = ''] = text.split(/^## Later$/m);
  const { numbers, areas, changes } = readPage(page);
  const { later, titles } = readLater(list, numbers);
  return { numbers, areas, later, changing: checked(changes, later, titles) };
}

/** @param {string} page */
function readPage(page) {
  /** @type {string[]} */
  const numbers = [];
  /** @type {Map<string, string>} */
  const areas = new Map();
  /** @type {[string, string][]} */
  const changes = [];
  for (const line of page.split('\n')) {
    const area = areaHeading.exec(line);
    if (area?.[1] && area[2]) areas.set(area[1], area[2]);
    const [, number, rule = ''] = ruleLine.exec(line) ?? [];
    if (!number) continue;
    if (numbers.includes(number)) throw new Error(`${number} occurs twice in docs/rules.md.`);
    if (!areas.has(areaOf(number))) throw new Error(`${number} is outside the area ${areaOf(number)}.`);
    numbers.push(number);
    const title = announcedChange.exec(rule)?.[1];
    if (title) changes.push([number, title]);
  }
  return { numbers, areas, changes };
}

/** @param {string} list @param {string[]} numbers */
function readLater(list, numbers) {
  /** @type {Map<string, string>} */
  const later = new Map();
  /** @type {Set<string>} */
  const titles = new Set();
  for (const line of list.split('\n')) {
    if (!line.startsWith('- ')) continue;
    const [, title, ranges] = laterLine.exec(line) ?? [];
    if (!title || !ranges) throw new Error(`Write "${line}" under ## Later as "- {title}: {rules}".`);
    titles.add(title);
    for (const number of ranges.split(',').flatMap((range) => expand(range.trim(), numbers))) {
      if (later.has(number)) throw new Error(`## Later names ${number} twice.`);
      later.set(number, title);
    }
  }
  return { later, titles };
}

/** @param {[string, string][]} changes @param {Map<string, string>} later @param {Set<string>} titles */
function checked(changes, later, titles) {
  for (const [number, title] of changes) {
    if (!titles.has(title))
      throw new Error(`${number} changes with '${title}', which ## Later does not list.`);
    if (later.has(number))
      throw new Error(`${number} is later as a whole: write the new text in place of the old.`);
  }
  return new Map(changes);
}

/** @param {string} number */
export const areaOf = (number) => number.slice(0, 2);

/**
 * Expands a range to the existing rules from the first to the last, without gaps.
 * @param {string} range
 * @param {string[]} numbers
 */
function expand(range, numbers) {
  const [first = '', last = first] = range.split('-');
  for (const end of [first, last]) {
    if (!numbers.includes(end)) throw new Error(`## Later names ${end}, which is no rule.`);
  }
  const position = /** @param {string} number */ (number) => Number(number.slice(2));
  return numbers.filter(
    (number) =>
      areaOf(number) === areaOf(first) &&
      position(number) >= position(first) &&
      position(number) <= position(last),
  );
}

/** @typedef {{ numbers: string[], areas: Map<string, string>, later: Map<string, number> }} Rules */

const areaHeading = /^## ([A-Z]{2}) (.+)$/;
const ruleLine = /^- \*\*([A-Z]{2}\d+)\*\* /;
const laterLine = /^- issue (\d+): (.+)$/;

/**
 * Reads `docs/rules.md`. Throws a sentence for a number that stands twice, a rule outside its area,
 * or a `## Later` line that names a rule that does not exist.
 * @param {string} text
 * @returns {Rules} numbers in the order of the page, names of the areas, and the issue each later rule waits for
 */
export function parseRules(text) {
  /** @type {string[]} */
  const numbers = [];
  /** @type {Map<string, string>} */
  const areas = new Map();
  /** @type {[number, string][]} */
  const waiting = [];
  for (const line of text.split('\n')) {
    const area = areaHeading.exec(line);
    if (area?.[1] && area[2]) areas.set(area[1], area[2]);
    const number = ruleLine.exec(line)?.[1];
    if (number && numbers.includes(number)) throw new Error(`${number} stands twice in docs/rules.md.`);
    if (number && !areas.has(areaOf(number)))
      throw new Error(`${number} stands outside the area ${areaOf(number)}.`);
    if (number) numbers.push(number);
    const later = laterLine.exec(line);
    if (later?.[2])
      waiting.push(
        ...later[2]
          .split(',')
          .map((range) => /** @type {[number, string]} */ ([Number(later[1]), range.trim()])),
      );
  }
  const later = new Map(
    waiting.flatMap(([issue, range]) => expand(range, numbers).map((number) => [number, issue])),
  );
  return { numbers, areas, later };
}

/** @param {string} number */
export const areaOf = (number) => number.slice(0, 2);

/**
 * 'RM1-RM3' as the rules that exist from the first to the last; gaps are left out.
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

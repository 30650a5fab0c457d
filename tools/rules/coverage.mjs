import { areaOf } from './parse-rules.mjs';

/**
 * Finds the rules that tests quote.
 * @param {import('./parse-rules.mjs').Rules} rules
 * @param {Map<string, string[]>} quotes rules quoted by each test file
 */
export function coverage(rules, quotes) {
  const quoted = new Set([...quotes.values()].flat());
  const due = rules.numbers.filter((number) => !rules.later.has(number));
  const unquoted = due.filter((number) => !quoted.has(number));
  const unknown = [...quotes].flatMap(([file, numbers]) =>
    numbers.filter((number) => !rules.numbers.includes(number)).map((number) => `${number} in ${file}`),
  );
  return {
    due: due.length,
    quoted: due.length - unquoted.length,
    unquotedByArea: groupByArea(unquoted),
    later: [...rules.later].map(([number, title]) => ({ number, title, quoted: quoted.has(number) })),
    changing: [...rules.changing].map(([number, title]) => ({ number, title })),
    unknown,
  };
}

/**
 * @param {string[]} numbers
 * @returns {Map<string, string[]>}
 */
function groupByArea(numbers) {
  /** @type {Map<string, string[]>} */
  const areas = new Map();
  for (const number of numbers) areas.set(areaOf(number), [...(areas.get(areaOf(number)) ?? []), number]);
  return areas;
}

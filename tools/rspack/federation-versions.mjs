/** @param {string} version three numbers with dots between */
function numbersOf(version) {
  const numbers = version.split('.').map(Number);
  if (numbers.length !== 3 || numbers.some(Number.isNaN)) throw new Error(`No plain version: ${version}`);
  return numbers;
}

/**
 * Stands in for the runtime's reading of version ranges, which knows all of npm's: `^1.2.3` and `*`, which shared
 * libraries are asked for with, and `<=1.2.3`, by which the runtime itself compares two, are the only ones in use.
 * @param {string} version
 * @param {string} range
 * @throws where either is of another form
 */
export function satisfy(version, range) {
  if (range === '*') return true;
  const isCaret = range.startsWith('^');
  if (!isCaret && !range.startsWith('<=')) throw new Error(`No range of this build: ${range}`);
  const has = numbersOf(version);
  const asked = numbersOf(range.slice(isCaret ? 1 : 2));
  const first = has.findIndex((number, place) => number !== asked[place]);
  if (first < 0) return true;
  const isLater = Number(has[first]) > Number(asked[first]);
  if (!isCaret) return !isLater;
  // Behind the first number that is not 0 there may be later ones.
  const leading = asked.findIndex((number) => number > 0);
  return isLater && leading >= 0 && first > leading;
}

/** @param {string} version three numbers with dots between */
function numbersOf(version) {
  const numbers = version.split('.').map(Number);
  if (numbers.length !== 3 || numbers.some(Number.isNaN)) throw new Error(`No plain version: ${version}`);
  return numbers;
}

/**
 * Replaces the runtime's parser for version ranges, which supports all of npm's ranges. Only three forms are in use:
 * `^1.2.3` and `*` in requests for shared libraries, and `<=1.2.3` where the runtime itself compares two versions.
 * @param {string} version
 * @param {string} range
 * @throws when either has another form
 */
export function satisfy(version, range) {
  if (range === '*') return true;
  const isCaret = range.startsWith('^');
  if (!isCaret && !range.startsWith('<=')) throw new Error(`No range of this build: ${range}`);
  const has = numbersOf(version);
  const asked = numbersOf(range.slice(isCaret ? 1 : 2));
  const first = has.findIndex((number, position) => number !== asked[position]);
  if (first < 0) return true;
  const isLater = Number(has[first]) > Number(asked[first]);
  if (!isCaret) return !isLater;
  // Only numbers after the first non-zero number may be greater.
  const leading = asked.findIndex((number) => number > 0);
  return isLater && leading >= 0 && first > leading;
}

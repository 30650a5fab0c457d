/** @param {readonly number[]} values @returns {number} */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ index) => sorted[index] ?? Number.NaN;
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
}

/**
 * Creates a seeded random generator (mulberry32), so that the same measurements always give the same interval.
 * @param {number} seed
 */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Returns the value below which a share of all values is.
 * @param {readonly number[]} values
 * @param {number} share 0 to 1
 * @returns {number}
 */
export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;

/**
 * The bootstrap 90 % interval of a statistic of values (percentile method, 4,000 resamples).
 * @param {readonly number[]} values
 * @param {(values: readonly number[]) => number} figure
 * @returns {{ figure: number, low: number, high: number }}
 */
export function intervalOf(values, figure) {
  const random = seeded(20_261_121);
  const figures = Array.from({ length: 4_000 }, () =>
    figure(values.map(() => values[Math.floor(random() * values.length)] ?? 0)),
  ).toSorted((a, b) => a - b);
  return { figure: figure(values), low: figures[200] ?? 0, high: figures[3_799] ?? 0 };
}

/**
 * Compares an interval with a limit. The limit of a ratio has a tolerance of 0.05.
 * @param {{ low: number, high: number }} interval
 * @param {number} limit
 * @param {number} [room]
 * @returns {'holds' | 'broken' | 'undecided'}
 */
export function resultOf({ low, high }, limit, room = 0.05) {
  if (high < limit + room) return 'holds';
  return low > limit + room ? 'broken' : 'undecided';
}

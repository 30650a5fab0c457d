/** @param {readonly number[]} values @returns {number} */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ place) => sorted[place] ?? Number.NaN;
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
}

/** A small seeded generator (mulberry32), so that one run's figures give one interval. @param {number} seed */
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
 * The bootstrap 90 % interval of the median (percentile method, 4,000 resamples).
 * @param {readonly number[]} values
 * @returns {{ median: number, low: number, high: number }}
 */
export function medianInterval(values) {
  const random = seeded(20_261_121);
  const medians = Array.from({ length: 4_000 }, () =>
    median(values.map(() => values[Math.floor(random() * values.length)] ?? 0)),
  ).toSorted((a, b) => a - b);
  return { median: median(values), low: medians[200] ?? 0, high: medians[3_799] ?? 0 };
}

/**
 * What an interval says about a limit: held, broken, or not yet known. The limit gets 0.05 of room.
 * @param {{ low: number, high: number }} interval
 * @param {number} limit
 * @returns {'holds' | 'broken' | 'undecided'}
 */
export function verdict({ low, high }, limit) {
  if (high < limit + 0.05) return 'holds';
  return low > limit + 0.05 ? 'broken' : 'undecided';
}

/**
 * @typedef {{ name: string, value: number, max: number, digits: number }} Limit
 * @param {string} name
 * @param {number} value
 * @param {number} max
 * @returns {Limit}
 */
export const limit = (name, value, max, digits = 0) => ({ name, value, max, digits });

/**
 * Prints each figure with its limit, and returns which hold.
 * @param {readonly Limit[]} limits
 * @param {(line: string) => void} say
 */
export const evaluateLimits = (limits, say) =>
  limits.map(({ name, value, max, digits }) => {
    const holds = value <= max;
    say(`${name}: ${value.toFixed(digits)} of at most ${max}: ${holds ? 'holds' : 'BROKEN'}`);
    return { name, holds };
  });

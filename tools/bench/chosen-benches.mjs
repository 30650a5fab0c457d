import { parseArgs } from 'node:util';

export const benches = [
  'bytes',
  'coverage',
  'start',
  'growth',
  'home',
  'firebase',
  'actions',
  'bulk',
  'repeats',
];

/**
 * Returns the requested benches, or all of them when none is named, and the number of pairs. Throws a message for an
 * unknown name, because running all benches takes an hour.
 * @param {string[]} words such as `['bytes', '--pairs', '9']`
 * @returns {{ chosen: string[], pairs: number | undefined }}
 */
export function chosenBenches(words) {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { pairs: { type: 'string' } },
  });
  const unknown = positionals.filter((word) => !benches.includes(word));
  if (unknown.length > 0)
    throw new Error(`There is no bench '${unknown.join(' ')}'. There are: ${benches.join(', ')}.`);
  const pairs = values.pairs === undefined ? undefined : Number(values.pairs);
  if (pairs !== undefined && !(Number.isInteger(pairs) && pairs > 0))
    throw new Error(`--pairs takes a number from 1, not '${values.pairs}'.`);
  return { chosen: positionals.length > 0 ? positionals : benches, pairs };
}

import { intervalOf, median, quantile, resultOf } from './statistics.mjs';

const samplesPerRound = 40;
const maxSamples = 120;

/**
 * Measures several things alternately, so that changes in the machine's speed affect all of them, and evaluates each
 * one separately: its median and, if it has a limit, its 90th percentile. Measures until each interval decides or
 * `maxSamples` is reached.
 * @param {{ things: readonly { name: string, measure: () => Promise<number> }[],
 *   limits: { median: number, p90?: number }, samples?: number, say: (line: string) => void }} options all in ms
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function evaluateSamples({ things, limits, samples = samplesPerRound, say }) {
  const measured = things.map((thing) => ({ ...thing, times: /** @type {number[]} */ ([]) }));
  const figures = [
    { name: 'median', compute: median, limit: limits.median },
    ...(limits.p90 === undefined
      ? []
      : [
          {
            name: '90th percentile',
            compute: (/** @type {readonly number[]} */ all) => quantile(all, 0.9),
            limit: limits.p90,
          },
        ]),
  ];
  for (let taken = 0; ;) {
    for (let round = 0; round < samples; round += 1, taken += 1)
      for (const { measure, times } of taken % 2 === 0 ? measured : measured.toReversed())
        times.push(await measure());
    const results = measured.flatMap(({ name, times }) =>
      figures.map((figure) => evaluateTimes(`${name}, ${figure.name}`, times, figure.compute, figure.limit)),
    );
    if (taken < maxSamples && results.some(({ result }) => result === 'undecided')) continue;
    for (const { line } of results) say(line);
    return results.map(({ name, result }) => ({ name, holds: result === 'holds' }));
  }
}

/**
 * @param {string} name
 * @param {readonly number[]} times
 * @param {(values: readonly number[]) => number} figure
 * @param {number} limit
 */
export function evaluateTimes(name, times, figure, limit) {
  const interval = intervalOf(times, figure);
  const result = resultOf(interval, limit, 0);
  const shown = `${interval.figure.toFixed(1)} ms (90 %: ${interval.low.toFixed(1)} to ${interval.high.toFixed(1)})`;
  return { name, result, line: `${name}: ${shown}, limit ${limit}, ${times.length} times: ${result}` };
}

import { intervalOf, median, quantile, verdict } from './statistics.mjs';

const step = 40;
const most = 120;

/**
 * Measures several things in turns, so that the machine's moods fall on all of them, and judges each by itself: its
 * median and, where that has a limit, its 90th percentile. Measured on until each interval decides or the patience ends.
 * @param {{ things: readonly { name: string, measure: () => Promise<number> }[],
 *   limits: { median: number, p90?: number }, samples?: number, say: (line: string) => void }} options all in ms
 * @returns {Promise<{ name: string, holds: boolean }[]>}
 */
export async function judgeSamples({ things, limits, samples = step, say }) {
  const measured = things.map((thing) => ({ ...thing, times: /** @type {number[]} */ ([]) }));
  const figures = [
    { name: 'median', of: median, limit: limits.median },
    ...(limits.p90 === undefined
      ? []
      : [
          {
            name: '90th percentile',
            of: (/** @type {readonly number[]} */ all) => quantile(all, 0.9),
            limit: limits.p90,
          },
        ]),
  ];
  for (let taken = 0; ;) {
    for (let round = 0; round < samples; round += 1, taken += 1)
      for (const { measure, times } of taken % 2 === 0 ? measured : measured.toReversed())
        times.push(await measure());
    const judged = measured.flatMap(({ name, times }) =>
      figures.map((figure) => judge(`${name}, ${figure.name}`, times, figure.of, figure.limit)),
    );
    if (taken < most && judged.some(({ result }) => result === 'undecided')) continue;
    for (const { line } of judged) say(line);
    return judged.map(({ name, result }) => ({ name, holds: result === 'holds' }));
  }
}

/**
 * @param {string} name
 * @param {readonly number[]} times
 * @param {(values: readonly number[]) => number} figure
 * @param {number} limit
 */
function judge(name, times, figure, limit) {
  const interval = intervalOf(times, figure);
  const result = verdict(interval, limit, 0);
  const shown = `${interval.figure.toFixed(1)} ms (90 %: ${interval.low.toFixed(1)} to ${interval.high.toFixed(1)})`;
  return { name, result, line: `${name}: ${shown}, limit ${limit}, ${times.length} times: ${result}` };
}

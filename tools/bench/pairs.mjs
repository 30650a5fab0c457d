import { intervalOf, median, resultOf } from './statistics.mjs';

const pairsPerRound = 21;
const maxPairs = 63;

/**
 * Measures two things alternately, so that changes in the machine's speed affect both, and evaluates the ratio of each
 * pair. Adds pairs until the interval decides or `maxPairs` is reached.
 * @param {{ name: string, limit: number, first: () => Promise<number>, second: () => Promise<number>, pairs?: number,
 *   relate?: (first: number, second: number) => number, say: (line: string) => void }} options `first` is compared
 *   with `second`, both in ms; `relate` combines the two, by default as a ratio
 */
export async function evaluatePairs({
  name,
  limit,
  first,
  second,
  pairs = pairsPerRound,
  relate = (a, b) => a / b,
  say,
}) {
  /** @type {[number, number][]} */
  const measured = [];
  for (;;) {
    for (let pair = 0; pair < pairs; pair += 1) {
      const swapped = pair % 2 === 1;
      const [one, other] = swapped ? [second, first] : [first, second];
      const times = [await one(), await other()];
      if (swapped) times.reverse();
      measured.push(/** @type {[number, number]} */ (times));
    }
    const interval = intervalOf(
      measured.map(([a, b]) => relate(a, b)),
      median,
    );
    const result = resultOf(interval, limit);
    const [a, b] = [0, 1].map((side) => median(measured.map((times) => times[side] ?? 0)));
    const figures = `${interval.figure.toFixed(3)} (90 %: ${interval.low.toFixed(3)} to ${interval.high.toFixed(3)})`;
    say(
      `${name}: ${figures}, limit ${limit}, ${measured.length} pairs, ${a?.toFixed(0)} against ${b?.toFixed(0)} ms: ${result}`,
    );
    if (result !== 'undecided' || measured.length >= maxPairs)
      return { name, holds: result === 'holds', result };
  }
}

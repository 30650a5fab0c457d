import { medianInterval, verdict } from './statistics.mjs';

const step = 21;
const most = 63;

/**
 * Measures two things in turns, so that the machine's moods fall on both, and judges the ratio of each pair.
 * Pairs are added until the interval decides, or there are enough.
 * @param {{ name: string, limit: number, first: () => Promise<number>, second: () => Promise<number>, pairs?: number,
 *   relate?: (first: number, second: number) => number, say: (line: string) => void }} options `first` is what is
 *   judged, `second` what it is compared with, both in ms; `relate` says how, a ratio unless told
 */
export async function judgePairs({
  name,
  limit,
  first,
  second,
  pairs = step,
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
    const interval = medianInterval(measured.map(([a, b]) => relate(a, b)));
    const result = verdict(interval, limit);
    const [a, b] = [0, 1].map((side) => medianInterval(measured.map((times) => times[side] ?? 0)).median);
    const figures = `${interval.median.toFixed(3)} (90 %: ${interval.low.toFixed(3)} to ${interval.high.toFixed(3)})`;
    say(
      `${name}: ${figures}, limit ${limit}, ${measured.length} pairs, ${a?.toFixed(0)} against ${b?.toFixed(0)} ms: ${result}`,
    );
    if (result !== 'undecided' || measured.length >= most) return { name, holds: result === 'holds', result };
  }
}

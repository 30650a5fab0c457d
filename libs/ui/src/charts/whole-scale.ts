import { scaleLinear } from 'd3-scale';

/** Approximate number of steps between lines: d3 rounds a step to 1, 2 or 5 times a power of ten. */
const steps = 3;

/** Maps values from 0 to `highest` to percent of the chart's length; `lines` are the whole values with a line. */
export function wholeScale(highest: number) {
  const scale = scaleLinear([0, Math.max(1, highest)], [0, 100]).nice(steps);
  return { scale, lines: scale.ticks(steps).filter((line) => Number.isInteger(line)) };
}

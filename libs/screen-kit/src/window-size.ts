/** How many records a list reads at first. */
export const firstWindow = 50;

/**
 * The next larger window: 50 more, from some hundreds on half as many again, so that scrolling to the end of
 * 10,000 records reads each a few times and not hundreds of times.
 */
export const nextWindow = (size: number) =>
  size + firstWindow * Math.max(1, Math.round(size / (2 * firstWindow)));

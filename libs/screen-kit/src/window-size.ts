/** How many records a list reads at first. */
export const firstWindow = 50;

/**
 * The next larger window: 50 more, or half as many again for larger windows, so that scrolling through 10,000 records
 * reads each record a few times instead of hundreds of times.
 */
export const nextWindow = (size: number) =>
  size + firstWindow * Math.max(1, Math.round(size / (2 * firstWindow)));

import type { Instant } from '../brands.ts';
import { instantOf } from '../time/instant.ts';

/** The moment of a correction: later than that of the one before, whatever the clock says. */
export const editedAfter = (before: Instant | undefined, now: Date): Instant =>
  instantOf(new Date(before === undefined ? now : Math.max(now.getTime(), Date.parse(before) + 1)));

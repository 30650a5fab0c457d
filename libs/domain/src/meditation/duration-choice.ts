/** Whether the duration of an unfinished meditation can be changed to `minutes` after `elapsed` milliseconds. */
export const mayLast = (minutes: number, elapsed: number) => minutes * 60_000 > elapsed;

/** Whether an unfinished meditation that has taken `elapsed` milliseconds can be made to last so many minutes. */
export const mayLast = (minutes: number, elapsed: number) => minutes * 60_000 > elapsed;

/** The minutes that a meditation may last; the first is chosen beforehand. */
export const meditationMinutes = [10, 15, 20, 25, 30] as const;

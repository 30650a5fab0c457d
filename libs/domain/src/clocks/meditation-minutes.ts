/** The durations of a meditation to choose from, in minutes; the first is preselected. */
export const meditationMinutes = [10, 15, 20, 25, 30] as const;

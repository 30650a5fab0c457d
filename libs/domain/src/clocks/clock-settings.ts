/** The minutes that a meditation may last; the first is chosen beforehand (MD1). */
export const meditationMinutes = [10, 15, 20, 25, 30] as const;

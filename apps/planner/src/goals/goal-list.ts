import type { Goal } from '@dayloom/domain';

/** Completed goals sink below the open ones; within each the given order stays. */
export const openFirst = (goals: readonly Goal[]) =>
  goals.toSorted((a, b) => Number(a.completed) - Number(b.completed));

/** The words for goals that cannot be loaded. */
export const goalsFailed = 'Failed to fetch goals';

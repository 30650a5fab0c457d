import type { Goal } from '@dayloom/domain';

/** Puts completed goals after the open ones; the order within each group stays. */
export const openFirst = (goals: readonly Goal[]) =>
  goals.toSorted((a, b) => Number(a.completed) - Number(b.completed));

export const goalsFailed = 'Failed to fetch goals';

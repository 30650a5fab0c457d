/** The toast when works cannot be loaded, in lists and counts. */
export const worksFailed = 'Failed to fetch works';

/** Explains works where the first one is created. */
export const whatAWorkIs =
  'A work has a first day, a last day and tasks for its days: a trip, a talk, a move.';

export const worksFailed = 'Failed to fetch works';

export const whatAWorkIs =
  'A work has a first day, a last day and tasks for its days: a trip, a talk, a move.';

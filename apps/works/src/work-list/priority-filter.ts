import { isPriority, type Priority } from '@dayloom/domain';
import { priorityOptions } from '../work-form/priority-options.ts';

export type PriorityFilter = Priority | 'all';

/** The filter for a value from the address; any invalid value means all. */
export const priorityFilter = (asked: unknown): PriorityFilter => (isPriority(asked) ? asked : 'all');

export const filterChoices: readonly { value: PriorityFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  ...priorityOptions.map(({ value, label }) => ({ value, label })),
];

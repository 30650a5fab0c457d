import { addDays, type PlanDay } from '@dayloom/domain';
import { occurrences, restFrom } from '@dayloom/domain/repeats';
import type { Segments } from './series-kind.ts';

/** Which days of a series a change concerns. */
export type Scope = 'following' | 'all';
export const scopeLabels: Readonly<Record<Scope, string>> = {
  following: 'This and the following',
  all: 'All from today on',
};

/** Whether 'This and the following' of a day differs from 'All from today on', and the series still goes on then. */
export function hasFollowing(segments: Segments, day: PlanDay, today: PlanDay): boolean {
  if (day <= today || !restFrom(segments, day)) return false;
  return occurrences(segments, today, addDays(day, -1)).next().done === false;
}

import type { PlanDay } from '../brands.ts';
import type { GoalType } from '../records/goal.ts';
import { mediumDay } from '../time/format.ts';

/** GL1 */
export const goalColumns: Readonly<Record<GoalType, string>> = {
  weekly: 'Weekly Goals',
  monthly: 'Monthly Goals',
  yearly: 'Yearly Goals',
  future: 'Future Goals',
};

/** GL6 */
export const goalOptions: Readonly<Record<GoalType, string>> = {
  weekly: 'Weekly Goal',
  monthly: 'Monthly Goal',
  yearly: 'Yearly Goal',
  future: 'Future Goal',
};

/** What an empty column of the goals screen reads. */
export const noGoalsTexts: Readonly<Record<GoalType, string>> = {
  weekly: 'No weekly goals yet',
  monthly: 'No monthly goals yet',
  yearly: 'No yearly goals yet',
  future: 'No future goals yet',
};

/** The columns of home; future goals do not appear there. */
export const homeGoalTypes = ['weekly', 'monthly', 'yearly'] as const satisfies readonly GoalType[];

/** What an empty column of home reads. */
export const noHomeGoalsTexts: Readonly<Record<(typeof homeGoalTypes)[number], string>> = {
  weekly: 'No weekly goals set',
  monthly: 'No monthly goals set',
  yearly: 'No yearly goals set',
};

/** 'Due Mar 4, 2026': the stored calendar day in every time zone. */
export const dueText = (deadline: PlanDay, locale?: string) => `Due ${mediumDay(deadline, locale)}`;

import type { PlanDay } from '../brands.ts';
import type { GoalType } from '../records/goal-facts.ts';
import { mediumDay } from '../time/format.ts';

/** The column headings of the goals screen. */
export const goalColumns: Readonly<Record<GoalType, string>> = {
  weekly: 'Weekly Goals',
  monthly: 'Monthly Goals',
  yearly: 'Yearly Goals',
  future: 'Future Goals',
};

export const goalOptions: Readonly<Record<GoalType, string>> = {
  weekly: 'Weekly Goal',
  monthly: 'Monthly Goal',
  yearly: 'Yearly Goal',
  future: 'Future Goal',
};

/** The texts of empty columns of the goals screen. */
export const noGoalsTexts: Readonly<Record<GoalType, string>> = {
  weekly: 'No weekly goals yet',
  monthly: 'No monthly goals yet',
  yearly: 'No yearly goals yet',
  future: 'No future goals yet',
};

/** The columns of the home screen, which does not show future goals. */
export const homeGoalTypes = ['weekly', 'monthly', 'yearly'] as const satisfies readonly GoalType[];

/** The texts of empty columns of the home screen. */
export const noHomeGoalsTexts: Readonly<Record<(typeof homeGoalTypes)[number], string>> = {
  weekly: 'No weekly goals set',
  monthly: 'No monthly goals set',
  yearly: 'No yearly goals set',
};

/** 'Due Mar 4, 2026': the stored calendar day in every time zone. */
export const dueText = (deadline: PlanDay, locale?: string) => `Due ${mediumDay(deadline, locale)}`;

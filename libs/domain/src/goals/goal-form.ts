import { type Checked, invalidForm } from '../check.ts';
import type { Goal } from '../records/goal.ts';
import type { GoalType } from '../records/goal-facts.ts';
import { textLimits } from '../records/limits.ts';
import { dayError, isBlank, tooLong, trimmed } from '../texts.ts';
import { isPlanDay, planDay } from '../time/plan-day.ts';

/** The values of the add and edit form; `deadline` is '' without one. */
export interface GoalDraft {
  readonly type: GoalType;
  readonly title: string;
  readonly description: string;
  readonly deadline: string;
}

export type GoalField = Exclude<keyof GoalDraft, 'type'>;

const requiredSentence = 'Please fill in all required fields';

/** The initial values of the add form. */
export const newGoalDraft = (): GoalDraft => ({ type: 'weekly', title: '', description: '', deadline: '' });

export const draftOfGoal = (goal: Goal): GoalDraft => ({
  type: goal.type,
  title: goal.title,
  description: goal.description,
  deadline: goal.deadline ?? '',
});

export function checkGoalDraft(draft: GoalDraft): Checked<Pick<Goal, keyof GoalDraft>, GoalField> {
  const { type, title, description, deadline } = draft;
  const invalid = invalidForm<GoalField>({
    title: isBlank(title) ? requiredSentence : tooLong('Title', trimmed(title), textLimits.title),
    description: isBlank(description)
      ? requiredSentence
      : tooLong('Description', description, textLimits.description),
    deadline: deadline === '' || isPlanDay(deadline) ? undefined : dayError('Deadline', deadline),
  });
  return (
    invalid ?? {
      ok: true,
      fields: {
        type,
        title: trimmed(title),
        description,
        ...(deadline === '' ? {} : { deadline: planDay(deadline) }),
      },
    }
  );
}

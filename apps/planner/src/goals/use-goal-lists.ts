import { goalsOfType } from '@dayloom/data';
import type { Goal, GoalType } from '@dayloom/domain';
import { type Records, useRecords, useToasts, useUser } from '@dayloom/platform';
import { useEffect, useEffectEvent } from 'react';

/** The words for goals that cannot be loaded (ER36). */
export const goalsFailed = 'Failed to fetch goals';

export interface GoalList<Type extends GoalType = GoalType> {
  readonly type: Type;
  readonly list: Records<Goal>;
}

/** The newest `first` goals of a type; a failure is told by `useGoalLists`. */
export function useGoalList<Type extends GoalType>(type: Type, first: number): GoalList<Type> {
  const user = useUser();
  return { type, list: useRecords(goalsOfType(user.id, type).first(first), { keep: true }) };
}

/** The lists of one screen: those that fail together are told once and retried together. */
export function useGoalLists<Type extends GoalType>(
  lists: readonly GoalList<Type>[],
): readonly GoalList<Type>[] {
  const toasts = useToasts();
  const failures = lists.flatMap(({ list }) => (list.phase === 'failed' ? [list] : []));
  const failed = failures.length > 0;
  const tell = useEffectEvent(() => toasts.error(goalsFailed, failures[0]?.error));
  useEffect(() => {
    if (failed) tell();
  }, [failed]);
  const retry = () => failures.forEach((list) => list.retry());
  return lists.map(({ type, list }) => ({ type, list: list.phase === 'failed' ? { ...list, retry } : list }));
}

import { type GoalDraft, isPlanDay } from '@dayloom/domain';
import { useSearchParams } from '@dayloom/platform';
import { useEffect, useEffectEvent } from 'react';

type AskedGoal = Partial<Pick<GoalDraft, 'title' | 'deadline'>>;

/**
 * Opens the form where the address asks for a new goal, `?new=` and its title, `day` its deadline: once, so the question
 * leaves it (QA3).
 */
export function useAskedGoal(open: (asked: AskedGoal) => void) {
  const [search, setSearch] = useSearchParams();
  const title = search.get('new');
  const answer = useEffectEvent((asked: string) => {
    const deadline = search.get('day');
    open({ title: asked, ...(isPlanDay(deadline) && { deadline }) });
    setSearch(
      (rest) => {
        rest.delete('new');
        rest.delete('day');
        return rest;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (title !== null) answer(title);
  }, [title]);
}

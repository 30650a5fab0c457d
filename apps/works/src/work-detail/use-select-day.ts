import type { PlanDay } from '@dayloom/domain';
import { useLocation, useSearchParams, useShell } from '@dayloom/platform';
import { renamedTitle } from '@dayloom/tasks';

/**
 * The selected day stands in the address; moving among days leaves no trail for Back. A rename goes with its day, so that
 * one which is not saved is asked about; a new task's line stays. To the day that is selected already nothing is lost.
 */
export function useSelectDay() {
  const { unsavedWork } = useShell();
  const [, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  return async (day: PlanDay, isSelected = false) => {
    if (!isSelected && !(await unsavedWork.confirmDiscard(renamedTitle))) return;
    setSearch(
      (before) => {
        before.set('day', day);
        return before;
      },
      { replace: true, state },
    );
  };
}

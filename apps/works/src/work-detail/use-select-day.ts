import { useLocation, useSearchParams, useShell } from '@dayloom/platform';
import { renamedTitle, typedTask } from '@dayloom/tasks';
import type { WorkView } from './work-view.ts';

/**
 * The selected day stands in the address, 'all' for all tasks; moving among them leaves no trail for Back. A rename goes with its day: one
 * that could not be kept as a draft is asked about; a new task's line stays, except among all tasks, where there is none. To the day that is selected already nothing is lost.
 */
export function useSelectDay() {
  const { unsavedWork } = useShell();
  const [, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  return async (view: WorkView, isSelected = false) => {
    if (!isSelected && !(await unsavedWork.confirmDiscard(renamedTitle))) return;
    if (view === 'all' && !(await unsavedWork.confirmDiscard(typedTask))) return;
    setSearch(
      (before) => {
        before.set('day', view);
        return before;
      },
      { replace: true, state },
    );
  };
}

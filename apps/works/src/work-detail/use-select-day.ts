import { useLocation, useSearchParams, useShell } from '@dayloom/platform';
import { renamedTitle, typedTask } from '@dayloom/tasks';
import type { WorkView } from './work-view.ts';

/**
 * The selected day in the address, or 'all' for all tasks; selecting another replaces the history entry. The field of a
 * rename closes with its day, so the user is asked if its text could not be kept as a draft. The text of a new task
 * stays in its field, except with all tasks, where there is no field. Selecting the current day again loses nothing.
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

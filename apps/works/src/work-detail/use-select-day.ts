import type { PlanDay } from '@dayloom/domain';
import { useLocation, useSearchParams } from '@dayloom/platform';

/** The selected day stands in the address; moving among days leaves no trail for Back. */
export function useSelectDay() {
  const [, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  return (day: PlanDay) =>
    setSearch(
      (before) => {
        before.set('day', day);
        return before;
      },
      { replace: true, state },
    );
}

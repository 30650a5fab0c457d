import { activeWorks, endedWorks, worksOf, worksOfPriority } from '@dayloom/data';
import { useCount, useToday, useUser } from '@dayloom/platform';
import { StatStrip } from '@dayloom/ui';

/** The dashboard's statistics over all works, independent of the filter. */
export function WorkTotals() {
  const { id } = useUser();
  const today = useToday();
  return (
    <StatStrip
      label="Statistics"
      items={[
        { label: 'Total Works', of: useCount(worksOf(id)) },
        { label: 'Active Works', of: useCount(activeWorks(id, today)) },
        { label: 'Completed', of: useCount(endedWorks(id, today)) },
        { label: 'High Priority', of: useCount(worksOfPriority(id, 'high')) },
      ]}
    />
  );
}

import { activeWorks, doneTasksOf, tasksOf, worksDueSoon } from '@dayloom/data';
import { useCount, useToday, useUser } from '@dayloom/platform';
import { StatStrip } from '@dayloom/ui';

/** The four counters of home, each counted over all records by the database. */
export default function Counters() {
  const { id } = useUser();
  const today = useToday();
  return (
    <StatStrip
      label="Your figures"
      items={[
        { label: 'Active Projects', of: useCount(activeWorks(id, today)) },
        { label: 'Upcoming Deadlines', of: useCount(worksDueSoon(id, today)) },
        { label: 'Completed Tasks', of: useCount(doneTasksOf(id)) },
        { label: 'Total Tasks', of: useCount(tasksOf(id)) },
      ]}
    />
  );
}

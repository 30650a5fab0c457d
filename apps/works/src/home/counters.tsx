import { activeWorks, doneTasksOf, tasksOf, worksDueSoon } from '@dayloom/data';
import type { PlanDay, UserId } from '@dayloom/domain';
import { type ReadAhead, useCount, useToday, useUser } from '@dayloom/platform';
import { StatStrip } from '@dayloom/ui';

const countersOf = (user: UserId, today: PlanDay) => ({
  active: activeWorks(user, today),
  due: worksDueSoon(user, today),
  done: doneTasksOf(user),
  all: tasksOf(user),
});

/** The four counters of home, each counted over all records by the database. */
export default function Counters() {
  const { active, due, done, all } = countersOf(useUser().id, useToday());
  return (
    <StatStrip
      label="Your figures"
      items={[
        { label: 'Active Projects', of: useCount(active) },
        { label: 'Upcoming Deadlines', of: useCount(due) },
        { label: 'Completed Tasks', of: useCount(done) },
        { label: 'Total Tasks', of: useCount(all) },
      ]}
    />
  );
}

Counters.readAhead = ({ user, today, count }: ReadAhead) =>
  Object.values(countersOf(user.id, today)).forEach(count);

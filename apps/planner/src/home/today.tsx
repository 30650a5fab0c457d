import { tasksText } from '@dayloom/domain';
import { Link, type ReadAhead, useAddress, useToday } from '@dayloom/platform';
import { FocusTimes } from '@dayloom/tasks';
import { buttonClass, Card, SectionHeading } from '@dayloom/ui';
import { DayMenu } from '../today/day-menu.tsx';
import { DayPlan } from '../today/day-plan.tsx';
import { DayProgress } from '../today/day-progress.tsx';
import { readDay, useDay } from '../today/use-day.ts';
import { readLeft, useLeft } from '../today/use-left.ts';
import * as styles from './today.module.css';

const headingId = 'home-today';

/** Today on home: the plan of the day, and a link to overdue tasks. */
export default function HomeToday() {
  const address = useAddress();
  const today = useToday();
  const read = useDay(today);
  const { total: left } = useLeft(today);
  // Both load together, so that they appear at the same time.
  const day = left.phase === 'loading' && !left.isPartial ? { ...read, tasks: left } : read;
  const count = left.phase === 'ready' ? left.value : 0;
  return (
    <Card aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title="Today"
        meta={<DayProgress plan={day} />}
        actions={
          <>
            <DayMenu plan={day} day={today} today={today} />
            <Link className={buttonClass('ghost', 'small')} to={address('today')}>
              Open Today
            </Link>
          </>
        }
      />
      <FocusTimes>
        <DayPlan plan={day} day={today} today={today} />
      </FocusTimes>
      {count > 0 && day.tasks.phase !== 'loading' && (
        <p className={styles.left}>
          <Link to={address('today')}>{tasksText(count)} left from before</Link>
        </p>
      )}
    </Card>
  );
}

HomeToday.readAhead = (ahead: ReadAhead) => {
  void readDay(ahead);
  void readLeft(ahead);
};

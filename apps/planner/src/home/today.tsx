import { openTasksBefore } from '@dayloom/data';
import { Link, useAddress, useCount, useToday, useUser } from '@dayloom/platform';
import { buttonClass, Card, SectionHeading } from '@dayloom/ui';
import { DayPlan } from '../today/day-plan.tsx';
import { DayProgress } from '../today/day-progress.tsx';
import { useDay } from '../today/use-day.ts';
import * as styles from './today.module.css';

const headingId = 'home-today';

/** Today as home shows it: the day itself, and the way to what was left before it. */
export default function HomeToday() {
  const address = useAddress();
  const user = useUser();
  const today = useToday();
  const read = useDay(today);
  const left = useCount(openTasksBefore(user.id, today));
  // In one piece with the line below it.
  const day = left.phase === 'loading' && !left.isPartial ? { ...read, tasks: left } : read;
  const count = left.phase === 'ready' ? left.value : 0;
  return (
    <Card aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title="Today"
        meta={<DayProgress of={day} />}
        actions={
          <Link className={buttonClass('ghost', 'small')} to={address('today')}>
            Open Today
          </Link>
        }
      />
      <DayPlan of={day} day={today} today={today} />
      {count > 0 && day.tasks.phase !== 'loading' && (
        <p className={styles.left}>
          <Link to={address('today')}>{count === 1 ? '1 task' : `${count} tasks`} left from before</Link>
        </p>
      )}
    </Card>
  );
}

import { dayRange, type PlanDay, type Work } from '@dayloom/domain';
import { Link, useAddress } from '@dayloom/platform';
import { PriorityBadge } from '@dayloom/ui';
import { useId } from 'react';
import { DaysLeft } from '../work/days-left.tsx';
import { fromDashboard } from '../work/from-dashboard.ts';
import * as styles from './work-row.module.css';

interface WorkRowProps {
  readonly work: Work;
  readonly today: PlanDay;
}

/** One work of the list (DB3). Few elements: a hundred rows may stand in the page. */
export function WorkRow({ work, today }: WorkRowProps) {
  const address = useAddress();
  const id = useId();
  return (
    <div className={styles.row}>
      <span id={id} className={styles.title} title={work.workTitle}>
        {work.workTitle}
      </span>
      <span className={styles.range}>{dayRange(work.startDate, work.endDate)}</span>
      <span className={styles.state}>
        <PriorityBadge priority={work.priority} />
        <DaysLeft work={work} today={today} />
      </span>
      <Link
        className={styles.link}
        to={address('work-detail', { id: work.id })}
        state={fromDashboard}
        aria-describedby={id}
      >
        View Details
      </Link>
    </div>
  );
}

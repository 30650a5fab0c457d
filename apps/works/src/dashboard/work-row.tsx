import { dayRange, type PlanDay, type Work } from '@dayloom/domain';
import { Link, useAddress } from '@dayloom/platform';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { DaysLeft } from '../work-list/days-left.tsx';
import { fromDashboard } from '../work-list/from-dashboard.ts';
import { LastDay } from '../work-list/last-day.tsx';
import { LeftOpen } from '../work-list/left-open.tsx';
import { ListPriority } from '../work-list/list-priority.tsx';
import * as styles from './work-row.module.css';

interface WorkRowProps {
  readonly work: Work;
  readonly today: PlanDay;
  /** Whether the user has come back from this work. */
  readonly takesFocus: boolean;
  readonly onFocused: () => void;
  readonly onOpen: () => void;
}

/** One work of the list. Has few elements, because a hundred rows may be on the page. */
export function WorkRow({ work, today, takesFocus, onFocused, onOpen }: WorkRowProps) {
  const address = useAddress();
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const reportFocused = useEffectEvent(onFocused);
  useEffect(() => {
    if (!takesFocus) return;
    link.current?.focus({ preventScroll: true });
    reportFocused();
  }, [takesFocus]);
  return (
    <div className={styles.row}>
      <span id={id} data-title className={styles.title} title={work.workTitle}>
        {work.workTitle}
      </span>
      <span className={styles.range}>
        {dayRange(work.startDate, work.endDate)}
        <LeftOpen work={work} today={today} before=" · " />
      </span>
      <span className={styles.state}>
        <ListPriority priority={work.priority} />
        <span className={styles.left}>
          <DaysLeft work={work} today={today} />
          <LastDay work={work} today={today} />
        </span>
      </span>
      <Link
        ref={link}
        className={styles.link}
        to={address('work-detail', { id: work.id })}
        state={fromDashboard}
        aria-describedby={id}
        onClick={onOpen}
      >
        View Details
      </Link>
    </div>
  );
}

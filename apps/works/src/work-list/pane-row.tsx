import { dayRange, type PlanDay, type Work } from '@dayloom/domain';
import { Link, useAddress, useLocation } from '@dayloom/platform';
import type { MouseEvent } from 'react';
import { DaysLeft } from './days-left.tsx';
import { oneFurther } from './from-dashboard.ts';
import { isPlainPress } from './is-plain-press.ts';
import { LastDay } from './last-day.tsx';
import { LeftOpen } from './left-open.tsx';
import { ListPriority } from './list-priority.tsx';
import * as styles from './pane-row.module.css';

interface PaneRowProps {
  readonly work: Work;
  readonly today: PlanDay;
  readonly isOpen: boolean;
}

/** A press on the row of the open work moves the focus to the work, so that the keyboard can skip the rest of the list. */
function enter(event: MouseEvent) {
  if (!isPlainPress(event)) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-open-work] h1')?.focus();
}

export function PaneRow({ work, today, isOpen }: PaneRowProps) {
  const address = useAddress();
  const { state } = useLocation() as { state: unknown };
  return (
    <Link
      className={styles.row}
      to={address('work-detail', { id: work.id })}
      state={oneFurther(state)}
      {...(isOpen && { 'aria-current': 'page', onClick: enter })}
    >
      <span className={styles.title}>{work.workTitle}</span>{' '}
      <span className={styles.badge}>
        <ListPriority priority={work.priority} />
      </span>{' '}
      <span className={styles.range}>
        {dayRange(work.startDate, work.endDate)}
        <LeftOpen work={work} today={today} before=" · " />
      </span>{' '}
      <span className={styles.left}>
        <DaysLeft work={work} today={today} /> <LastDay work={work} today={today} />
      </span>
    </Link>
  );
}

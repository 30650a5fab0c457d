import {
  type Activity,
  type ActivityDraft,
  dayAllowsChange,
  dayName,
  type PlanDay,
  timesOfHour,
} from '@dayloom/domain';
import type { Records } from '@dayloom/platform';
import { useIsNarrow } from '@dayloom/tasks';
import { AsyncList, Button, Card, EmptyState, Notice, SectionHeading } from '@dayloom/ui';
import { useId, useRef } from 'react';
import { CarriedOver } from './carried-over.tsx';
import { DayAgenda } from './day-agenda.tsx';
import { HourGrid } from './hour-grid.tsx';
import * as styles from './schedule-panel.module.css';
import { useBeginAtNow } from './use-begin-at-now.ts';
import { scheduleFailed } from './use-day-schedule.ts';

interface SchedulePanelProps {
  readonly day: PlanDay;
  readonly today: PlanDay;
  readonly list: Records<Activity>;
  /** From the day before. */
  readonly carriedOver: readonly Activity[];
  readonly onAdd: (filled: Partial<ActivityDraft>) => void;
  readonly onEdit: (activity: Activity) => void;
}

/** The selected day: its hours on wide windows, an agenda on phones (TT6). */
export function SchedulePanel({ day, today, list, carriedOver, onAdd, onEdit }: SchedulePanelProps) {
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow();
  useBeginAtNow(panel, list.phase === 'ready', day === today);
  const canChange = dayAllowsChange(day, today);
  // The pressed button goes with its activity, so the focus moves to the panel.
  const actions = { canChange, onEdit, onDeleted: () => panel.current?.focus() };
  return (
    <Card ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title="Schedule for the selected date"
        meta={<time dateTime={day}>{dayName(day, today)}</time>}
      />
      {!canChange && (
        <div className={styles.past}>
          <Notice>Past days are read-only</Notice>
        </div>
      )}
      {carriedOver.length > 0 && <CarriedOver activities={carriedOver} />}
      <AsyncList
        of={list}
        failed={scheduleFailed}
        empty={
          <EmptyState
            text="No activities scheduled for this date"
            action={
              canChange && (
                <Button variant="primary" onClick={() => onAdd({})}>
                  Add Your First Activity
                </Button>
              )
            }
          />
        }
        skeletonRows={4}
        rowHeight={64}
      >
        {(activities) =>
          isNarrow ? (
            <DayAgenda activities={activities} isToday={day === today} {...actions} />
          ) : (
            <HourGrid
              activities={activities}
              day={day}
              onPressHour={(hour) => onAdd(timesOfHour(hour))}
              {...actions}
            />
          )
        }
      </AsyncList>
    </Card>
  );
}

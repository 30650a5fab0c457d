import {
  type Activity,
  addDays,
  byTimes,
  clockTimeOf,
  dayAllowsChange,
  dayName,
  isOvernight,
  lastsIntoNextDay,
  type PlanDay,
} from '@dayloom/domain';
import type { Records } from '@dayloom/platform';
import { AsyncList, Button, Card, EmptyState, List, Notice, SectionHeading } from '@dayloom/ui';
import { useId, useRef } from 'react';
import { useMinute } from '../today/use-minute.ts';
import { ActivityRow } from './activity-row.tsx';
import { CarriedOver } from './carried-over.tsx';
import * as styles from './schedule-panel.module.css';
import { useBeginAtNow } from './use-begin-at-now.ts';

export const scheduleFailed = 'Failed to fetch schedule';

interface SchedulePanelProps {
  readonly day: PlanDay;
  readonly today: PlanDay;
  /** Of the week and the day before it. */
  readonly schedule: Records<Activity>;
  /** Whether it is all that the screen shows of the day: then it opens at what is now (TT4). */
  readonly isBelow: boolean;
  readonly onAdd: () => void;
  readonly onEdit: (activity: Activity) => void;
}

const onlyOf = (schedule: Records<Activity>, isShown: (activity: Activity) => boolean): Records<Activity> =>
  schedule.phase === 'ready'
    ? { ...schedule, records: schedule.records.filter(isShown).toSorted(byTimes) }
    : schedule;

/** The selected day's activities as a list (TT6). */
export function SchedulePanel({ day, today, schedule, isBelow, onAdd, onEdit }: SchedulePanelProps) {
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  const time = clockTimeOf(useMinute());
  useBeginAtNow(panel, isBelow && schedule.phase === 'ready', day === today);
  const canChange = dayAllowsChange(day, today);
  const list = onlyOf(schedule, ({ date }) => date === day);
  const carried = onlyOf(schedule, (one) => one.date === addDays(day, -1) && lastsIntoNextDay(one));
  const isNext = (one: Activity) => day === today && (isOvernight(one) || one.endTime > time);
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
      {carried.phase === 'ready' && carried.records.length > 0 && (
        <CarriedOver activities={carried.records} />
      )}
      <AsyncList
        of={list}
        failed={scheduleFailed}
        empty={
          <EmptyState
            text="No activities scheduled for this date"
            action={
              canChange && (
                <Button variant="primary" onClick={onAdd}>
                  Add Your First Activity
                </Button>
              )
            }
          />
        }
        skeletonRows={4}
        rowHeight={64}
      >
        {(activities) => {
          const next = activities.find(isNext);
          return (
            <List label="Activities" className={styles.list}>
              {activities.map((activity) => (
                <ActivityRow
                  key={activity.id}
                  activity={activity}
                  isNow={activity === next}
                  canChange={canChange}
                  onEdit={onEdit}
                  // The pressed button goes with its activity, so the focus moves to the panel.
                  onDeleted={() => panel.current?.focus()}
                />
              ))}
            </List>
          );
        }}
      </AsyncList>
    </Card>
  );
}

import {
  type Activity,
  addDays,
  byTimes,
  dayAllowsChange,
  dayName,
  endOfActivity,
  instantOf,
  lastsIntoNextDay,
  type PlanDay,
} from '@dayloom/domain';
import { type Records, useMinute } from '@dayloom/platform';
import { TitledCard } from '@dayloom/screen-kit';
import { AsyncList, Button, EmptyState, List, Notice } from '@dayloom/ui';
import { useRef } from 'react';
import { ActivityRow, type ActivityRowProps } from './activity-row.tsx';
import { CarriedOver } from './carried-over.tsx';
import * as styles from './schedule-panel.module.css';
import { useDrawnPart } from '../hour-grid/use-drawn-part.ts';
import { useBeginAtNow } from './use-begin-at-now.ts';

export const scheduleFailed = 'Failed to fetch schedule';

interface SchedulePanelProps {
  readonly day: PlanDay;
  readonly today: PlanDay;
  /** Of the week and the day before it. */
  readonly schedule: Records<Activity>;
  /** When an activity repeats, in words, by its id. */
  readonly repeats: ReadonlyMap<string, string>;
  /** Whether the panel is below the strip, without a grid: then it scrolls to the current activity on opening. */
  readonly isBelow: boolean;
  readonly onAdd: () => void;
  readonly onEdit: (activity: Activity) => void;
}

const onlyOf = (schedule: Records<Activity>, isShown: (activity: Activity) => boolean): Records<Activity> =>
  schedule.phase === 'ready'
    ? { ...schedule, records: schedule.records.filter(isShown).toSorted(byTimes) }
    : schedule;

const rowsPerFrame = 5;

interface DayListProps
  extends Pick<SchedulePanelProps, 'repeats'>, Pick<ActivityRowProps, 'canChange' | 'onEdit' | 'onDeleted'> {
  readonly activities: readonly Activity[];
  readonly isToday: boolean;
}

function DayList({ activities, repeats, isToday, ...row }: DayListProps) {
  const now = instantOf(useMinute());
  const isAhead = (one: Activity) => endOfActivity(one) > now;
  const next = isToday ? activities.findIndex(isAhead) : -1;
  // Must be rendered at once, because the screen scrolls to it.
  const drawn = Math.max(useDrawnPart(activities.length, rowsPerFrame), next + 1);
  return (
    <List label="Activities" className={styles.list}>
      {activities.slice(0, drawn).map((activity, index) => (
        <ActivityRow
          key={activity.id}
          activity={activity}
          repeats={repeats.get(activity.id)}
          isNow={index === next}
          {...row}
        />
      ))}
    </List>
  );
}

export function SchedulePanel({ day, today, schedule, repeats, isBelow, onAdd, onEdit }: SchedulePanelProps) {
  const panel = useRef<HTMLElement>(null);
  useBeginAtNow(panel, isBelow && schedule.phase === 'ready', day === today);
  const canChange = dayAllowsChange(day, today);
  const list = onlyOf(schedule, ({ date }) => date === day);
  const carried = onlyOf(schedule, (one) => one.date === addDays(day, -1) && lastsIntoNextDay(one));
  const hasCarried = carried.phase === 'ready' && carried.records.length > 0;
  return (
    <TitledCard
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      title="Schedule for the selected date"
      meta={<time dateTime={day}>{dayName(day, today)}</time>}
    >
      {!canChange && (
        <div className={styles.past}>
          <Notice>Past days are read-only</Notice>
        </div>
      )}
      {hasCarried && <CarriedOver activities={carried.records} repeats={repeats} />}
      <AsyncList
        of={list}
        failed={scheduleFailed}
        empty={
          !hasCarried && (
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
          )
        }
        skeletonRows={4}
        rowHeight={64}
      >
        {(activities) => (
          <DayList
            key={day}
            activities={activities}
            repeats={repeats}
            isToday={day === today}
            canChange={canChange}
            onEdit={onEdit}
            // The pressed button disappears with its activity, so the focus moves to the panel.
            onDeleted={() => panel.current?.focus()}
          />
        )}
      </AsyncList>
    </TitledCard>
  );
}

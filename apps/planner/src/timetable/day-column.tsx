import {
  type Activity,
  activityTimesText,
  dayAllowsChange,
  dayBlocksOf,
  type GridBlock,
  longDay,
  placeInDay,
  planDayOf,
  type PlanDay,
  timesOfHour,
  timeText,
} from '@dayloom/domain';
import { localeAtom, useAtomValue } from '@dayloom/platform';
import type { CSSProperties } from 'react';
import { useMinute } from '../today/use-minute.ts';
import type { ActivityTimes } from './use-move-activity.ts';
import * as styles from './week-grid.module.css';

interface DayColumnProps {
  readonly day: PlanDay;
  readonly today: PlanDay;
  readonly isSelected: boolean;
  readonly canChange: boolean;
  readonly blocks: readonly GridBlock<Activity>[];
  /** The id of the activity that is dragged. */
  readonly dragged: string | undefined;
  /** Where on this day it would be dropped. */
  readonly target: ActivityTimes | undefined;
  readonly onSelect: (day: PlanDay) => void;
  readonly onAdd: (day: PlanDay, hour: number) => void;
  readonly onEdit: (activity: Activity) => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

const placeOf = ({ top, height, left, width }: GridBlock<unknown>): CSSProperties =>
  Object.fromEntries(
    Object.entries({ top, height, left, width }).map(([side, share]) => [side, `${share * 100}%`]),
  );

/** Draws itself again each minute, without the rest of its column. */
function NowLine({ day }: { readonly day: PlanDay }) {
  const now = useMinute();
  if (planDayOf(now) !== day) return null;
  return (
    <div className={styles.now} style={{ top: `${placeInDay(now) * 100}%` }} data-now="" aria-hidden="true" />
  );
}

/** One day of the grid: its activities, a press on an empty hour and the line for now (TT18). */
export function DayColumn({
  day,
  today,
  isSelected,
  canChange,
  blocks,
  dragged,
  target,
  onSelect,
  onAdd,
  onEdit,
}: DayColumnProps) {
  const locale = useAtomValue(localeAtom);
  const [goal] = target ? dayBlocksOf([target], day) : [];
  return (
    <div
      role="group"
      aria-label={longDay(day)}
      className={styles.column}
      data-day={day}
      data-selected={isSelected}
      data-past={!canChange}
    >
      <ul role="list" className={styles.blocks}>
        {blocks.map((block) => {
          const { activity, continues } = block;
          const isChangeable = dayAllowsChange(activity.date, today);
          const times = continues
            ? `until ${timeText(activity.endTime, locale)}`
            : activityTimesText(activity, locale);
          return (
            <li key={activity.id} className={styles.block} style={placeOf(block)}>
              <button
                type="button"
                className={styles.activity}
                title={`${activity.title}, ${times}`}
                data-drag={!continues && isChangeable ? activity.id : undefined}
                data-dragged={activity.id === dragged}
                data-past={!isChangeable}
                onClick={() => {
                  onSelect(day);
                  if (isChangeable) onEdit(activity);
                }}
              >
                <span className={styles.title}>{activity.title}</span>{' '}
                <span className={styles.times}>
                  {continues && <span className="visually-hidden">from the day before, </span>}
                  {times}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {hours.map((hour) =>
        canChange ? (
          // For pointers; 'Add Activity' is the keyboard's way.
          <button
            key={hour}
            type="button"
            tabIndex={-1}
            className={styles.hour}
            aria-label={`Add Activity at ${timeText(timesOfHour(hour).startTime, locale)}`}
            onClick={() => onAdd(day, hour)}
          />
        ) : (
          <div key={hour} className={styles.hour} />
        ),
      )}
      {goal && (
        <div className={styles.target} style={placeOf(goal)} data-refused={!canChange} aria-hidden="true">
          {canChange ? activityTimesText(goal.activity, locale) : 'Past day'}
        </div>
      )}
      <NowLine day={day} />
    </div>
  );
}

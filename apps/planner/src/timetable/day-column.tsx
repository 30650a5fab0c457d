import {
  type Activity,
  activityTimesText,
  dayBlocksOf,
  type GridBlock,
  longDay,
  type PlanDay,
  timesOfHour,
  timeText,
} from '@dayloom/domain';
import { localeAtom, useAtomValue } from '@dayloom/platform';
import { memo } from 'react';
import { hours } from '../hour-grid/hour-grid.tsx';
import * as styles from '../hour-grid/hour-grid.module.css';
import { NowLine } from '../hour-grid/now-line.tsx';
import { blockStyle } from '../hour-grid/block-style.ts';
import { ActivityBlock } from './activity-block.tsx';

interface DayColumnProps {
  readonly day: PlanDay;
  readonly today: PlanDay;
  readonly isSelected: boolean;
  readonly canChange: boolean;
  readonly blocks: readonly GridBlock<Activity>[];
  /** When an activity repeats, in words, by its id. */
  readonly repeats: ReadonlyMap<string, string>;
  /** The id of the activity that is dragged. */
  readonly dragged: string | undefined;
  /** The dragged activity at its drop position, on this day or the day before. */
  readonly target: Activity | undefined;
  readonly onSelect: (day: PlanDay) => void;
  readonly onAdd: (day: PlanDay, hour: number) => void;
  readonly onEdit: (activity: Activity) => void;
}

/** One day of the grid: its activities, buttons for empty hours, and the line for now. */
export const DayColumn = memo(function DayColumn({
  day,
  today,
  isSelected,
  canChange,
  blocks,
  repeats,
  dragged,
  target,
  onSelect,
  onAdd,
  onEdit,
}: DayColumnProps) {
  const locale = useAtomValue(localeAtom);
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
        {blocks.map((block) => (
          <ActivityBlock
            key={block.activity.id}
            block={block}
            repeats={repeats.get(block.activity.id)}
            day={day}
            today={today}
            isTabStop={isSelected}
            isDragged={block.activity.id === dragged}
            onSelect={onSelect}
            onEdit={onEdit}
          />
        ))}
      </ul>
      {hours.map((hour) =>
        canChange ? (
          // For pointers; with a keyboard use 'Add Activity'.
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
      {target &&
        dayBlocksOf([target], day).map((block) => (
          <div
            key={block.activity.id}
            className={styles.target}
            style={blockStyle(block)}
            data-refused={!canChange}
            aria-hidden="true"
          >
            <span className={styles.title}>{target.title}</span>{' '}
            {canChange ? activityTimesText(target, locale) : 'Past day'}
          </div>
        ))}
      <NowLine day={day} />
    </div>
  );
});

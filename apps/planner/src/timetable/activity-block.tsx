import {
  type Activity,
  activityTimesText,
  dayAllowsChange,
  type GridBlock,
  isolated,
  type PlanDay,
  timeText,
} from '@dayloom/domain';
import { localeAtom, useAtomValue } from '@dayloom/platform';
import { RefreshIcon } from '@dayloom/ui';
import * as styles from '../hour-grid/hour-grid.module.css';
import { blockStyle } from '../hour-grid/block-style.ts';

interface ActivityBlockProps {
  readonly block: GridBlock<Activity>;
  /** When it repeats, in words. */
  readonly repeats: string | undefined;
  /** The day of its column. */
  readonly day: PlanDay;
  readonly today: PlanDay;
  /** Only activities of the selected day are tab stops; arrow keys reach the others. */
  readonly isTabStop: boolean;
  readonly isDragged: boolean;
  readonly onSelect: (day: PlanDay) => void;
  readonly onEdit: (activity: Activity) => void;
}

/** An activity, or its part of one day, in the grid. A press on one of a past day selects that day. */
export function ActivityBlock({
  block,
  repeats,
  day,
  today,
  isTabStop,
  isDragged,
  onSelect,
  onEdit,
}: ActivityBlockProps) {
  const locale = useAtomValue(localeAtom);
  const { activity, continues } = block;
  const canChange = dayAllowsChange(activity.date, today);
  const times = continues
    ? `until ${timeText(activity.endTime, locale)}`
    : activityTimesText(activity, locale);
  return (
    <li className={styles.block} style={blockStyle(block)}>
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        className={styles.activity}
        title={[
          `${isolated(activity.title)}, ${times}`,
          repeats?.replace('Every', 'every'),
          activity.completed && 'done',
        ]
          .filter(Boolean)
          .join(', ')}
        data-drag={canChange ? activity.id : undefined}
        data-dragged={isDragged}
        data-past={!canChange}
        data-done={activity.completed}
        data-repeats={repeats !== undefined}
        onClick={() => {
          onSelect(canChange ? day : activity.date);
          if (canChange) onEdit(activity);
        }}
      >
        <span className={styles.title}>{activity.title}</span>{' '}
        <span className={styles.times}>
          {continues && <span className="visually-hidden">from the day before, </span>}
          {times}
          {activity.completed && <span className="visually-hidden">, done</span>}
        </span>
        {repeats !== undefined && <RefreshIcon className={styles.repeats} />}
      </button>
    </li>
  );
}

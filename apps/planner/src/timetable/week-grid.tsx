import {
  type Activity,
  addDays,
  dayAllowsChange,
  dayBlocksOf,
  positionInDay,
  type PlanDay,
} from '@dayloom/domain';
import { useClock } from '@dayloom/platform';
import { useMemo, useRef } from 'react';
import { HourGrid } from '../hour-grid/hour-grid.tsx';
import { useDrawnBlocks } from '../hour-grid/use-drawn-blocks.ts';
import { DayColumn } from './day-column.tsx';
import { useActivityDrag } from './use-activity-drag.ts';
import type { ActivityTimes } from './use-move-activity.ts';

interface WeekGridProps {
  readonly week: readonly PlanDay[];
  readonly day: PlanDay;
  readonly today: PlanDay;
  /** Of the week and the day before it. */
  readonly activities: readonly Activity[];
  /** When an activity repeats, in words, by its id. */
  readonly repeats: ReadonlyMap<string, string>;
  readonly isRead: boolean;
  readonly onSelect: (day: PlanDay) => void;
  readonly onAdd: (day: PlanDay, hour: number) => void;
  readonly onEdit: (activity: Activity) => void;
  readonly onMove: (activity: Activity, to: ActivityTimes) => Promise<void>;
}

/** Whether a part of an activity may be on a day. */
const touches = ({ date }: Activity, day: PlanDay) => date === day || date === addDays(day, -1);

/** The week as seven columns of 24 hours, in which activities can be dragged to other times and days. */
export function WeekGrid({ week, day, today, activities, isRead, onMove, ...actions }: WeekGridProps) {
  const area = useRef<HTMLDivElement>(null);
  const clock = useClock();
  const drag = useActivityDrag(area, activities, onMove);
  const blocks = useMemo(
    () =>
      week.map((it) => {
        const near = activities.filter((activity) => touches(activity, it));
        return dayBlocksOf(near, it);
      }),
    [activities, week],
  );
  const drawnBlocks = useDrawnBlocks(blocks);
  const target = useMemo(() => drag?.to && { ...drag.activity, ...drag.to }, [drag]);

  const opensAt = day === today ? positionInDay(clock.now()) : blocks[week.indexOf(day)]?.[0]?.top;
  return (
    <HourGrid area={area} isRead={isRead} opensAt={opensAt} isDragging={drag !== undefined}>
      {week.map((it, index) => (
        <DayColumn
          key={it}
          day={it}
          isSelected={it === day}
          canChange={dayAllowsChange(it, today)}
          today={today}
          blocks={drawnBlocks[index] ?? []}
          dragged={drag?.activity.id}
          target={target && touches(target, it) ? target : undefined}
          {...actions}
        />
      ))}
    </HourGrid>
  );
}

import {
  type Activity,
  addDays,
  dayAllowsChange,
  dayBlocksOf,
  type GridBlock,
  placeInDay,
  type PlanDay,
  timesOfHour,
  timeText,
} from '@dayloom/domain';
import { localeAtom, useAtomValue, useClock } from '@dayloom/platform';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { DayColumn } from './day-column.tsx';
import { useDrawnPart } from './use-drawn-part.ts';
import { useActivityDrag } from './use-activity-drag.ts';
import type { ActivityTimes } from './use-move-activity.ts';
import * as styles from './week-grid.module.css';

interface WeekGridProps {
  readonly week: readonly PlanDay[];
  readonly day: PlanDay;
  readonly today: PlanDay;
  /** Of the week and the day before it. */
  readonly activities: readonly Activity[];
  readonly isRead: boolean;
  readonly onSelect: (day: PlanDay) => void;
  readonly onAdd: (day: PlanDay, hour: number) => void;
  readonly onEdit: (activity: Activity) => void;
  readonly onMove: (activity: Activity, to: ActivityTimes) => Promise<void>;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const blocksPerFrame = 20;
/** Where the hours of a day without activities begin to be seen. */
const morning = 8 / 24;
/** The share of the visible hours that is above the place where the grid opens. */
const above = 0.25;

/** Whether a part of an activity may be on a day. */
const touches = ({ date }: Activity, day: PlanDay) => date === day || date === addDays(day, -1);

/** As many blocks as are drawn, from the first column on. */
function firstBlocks(columns: readonly (readonly GridBlock<Activity>[])[], drawn: number) {
  let left = drawn;
  return columns.map((blocks) => {
    const first = blocks.slice(0, left);
    left -= first.length;
    return first;
  });
}

/** The week as seven columns of 24 hours, whose activities are dragged to other times and days (TT18, TT19). */
export function WeekGrid({ week, day, today, activities, isRead, onMove, ...actions }: WeekGridProps) {
  const area = useRef<HTMLDivElement>(null);
  const locale = useAtomValue(localeAtom);
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
  const drawn = useDrawnPart(blocks.flat().length, blocksPerFrame);
  const drawnBlocks = useMemo(() => firstBlocks(blocks, drawn), [blocks, drawn]);

  const target = useMemo(() => drag?.to && { ...drag.activity, ...drag.to }, [drag]);

  const isOpened = useRef(false);
  useLayoutEffect(() => {
    const { current } = area;
    if (!isRead || isOpened.current || !current) return;
    isOpened.current = true;
    const begin = day === today ? placeInDay(clock.now()) : blocks[week.indexOf(day)]?.[0]?.top;
    current.scrollTop = (begin ?? morning) * current.scrollHeight - above * current.clientHeight;
  }, [isRead, day, today, week, blocks, clock]);

  return (
    <div ref={area} className={styles.area} data-dragging={drag !== undefined}>
      <div className={styles.grid}>
        <div className={styles.hours} aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{timeText(timesOfHour(hour).startTime, locale)}</span>
          ))}
        </div>
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
      </div>
    </div>
  );
}

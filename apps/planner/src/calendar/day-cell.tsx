import { dayName, type PlanDay } from '@dayloom/domain';
import {
  type CalendarItem,
  calendarKinds,
  firstItems,
  isTimed,
  itemCountText,
} from '@dayloom/domain/calendar';
import { memo } from 'react';
import { CellItem } from './cell-item.tsx';
import { KindDot } from './kind-icon.tsx';
import * as styles from './day-cell.module.css';

/** How a day shows its items: a few lines, only those without a time, or dots when it is too narrow for text. */
export type CellShape = 'month' | 'week' | 'dots';

const maxItems: Readonly<Record<CellShape, number>> = { month: 3, week: 4, dots: 0 };

interface DayCellProps {
  readonly day: PlanDay;
  /** Undefined while loading. */
  readonly items: readonly CalendarItem[] | undefined;
  readonly today: PlanDay;
  readonly isChosen: boolean;
  readonly isOtherMonth: boolean;
  readonly shape: CellShape;
}

function Lines({
  items,
  day,
  shape,
}: Required<Pick<DayCellProps, 'day' | 'shape'>> & { readonly items: readonly CalendarItem[] }) {
  const listed = shape === 'week' ? items.filter((item) => !isTimed(item)) : items;
  const { shown, more } = firstItems(listed, maxItems[shape]);
  return (
    <>
      {shown.map((item) => (
        <CellItem key={item.record.id} item={item} day={day} />
      ))}
      {more > 0 && (
        <button type="button" tabIndex={-1} data-more="" className={styles.more}>
          +{more} more
        </button>
      )}
    </>
  );
}

const Dots = ({ items }: { readonly items: readonly CalendarItem[] }) => {
  const kinds = new Set(items.map(({ kind }) => kind));
  return (
    <span className={styles.dots} aria-hidden="true">
      {calendarKinds
        .filter((kind) => kinds.has(kind))
        .map((kind) => (
          <KindDot key={kind} kind={kind} />
        ))}
    </span>
  );
};

/** A day in the grid. Memoized, so that a key press renders only two of them. */
export const DayCell = memo(function DayCell({
  day,
  items,
  today,
  isChosen,
  isOtherMonth,
  shape,
}: DayCellProps) {
  const count = items ? `, ${itemCountText(items.length).toLowerCase()}` : '';
  return (
    <div
      role="gridcell"
      tabIndex={isChosen ? 0 : -1}
      aria-selected={isChosen}
      aria-current={day === today ? 'date' : undefined}
      aria-label={`${dayName(day, today)}${count}`}
      className={styles.cell}
      data-day={day}
      data-past={day < today}
      data-other={isOtherMonth}
      data-shape={shape}
    >
      <span className={styles.number} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      {!items && <i className={styles.waiting} />}
      {items && (shape === 'dots' ? <Dots items={items} /> : <Lines items={items} day={day} shape={shape} />)}
    </div>
  );
});

import { dayName, type PlanDay } from '@dayloom/domain';
import { type CalendarItem } from '@dayloom/domain/calendar';
import { EmptyState, List, LoadingState, LongList } from '@dayloom/ui';
import { DayItem } from './day-item.tsx';
import * as styles from './day-items.module.css';

/** Pixels of a row in a long list, which renders only the visible rows. */
const rowHeight = 56;
const wholeUpTo = 100;

interface DayItemsProps {
  readonly day: PlanDay;
  readonly today: PlanDay;
  /** Undefined while loading. */
  readonly items: readonly CalendarItem[] | undefined;
  /** Whether this device has all records. */
  readonly isComplete: boolean;
}

export function DayItems({ day, today, items, isComplete }: DayItemsProps) {
  const label = dayName(day, today);
  if (!items) return <LoadingState />;
  if (items.length === 0 && !isComplete) return <LoadingState isPartial />;
  if (items.length === 0) return <EmptyState text="Nothing on this day" compact />;
  if (items.length > wholeUpTo)
    return (
      <div className={styles.many}>
        <LongList
          label={label}
          items={items}
          keyOf={({ record }) => record.id}
          rowHeight={rowHeight}
          renderRow={(item) => <DayItem item={item} day={day} />}
        />
      </div>
    );
  return (
    <List label={label}>
      {items.map((item) => (
        <li key={item.record.id} className={styles.row}>
          <DayItem item={item} day={day} />
        </li>
      ))}
    </List>
  );
}

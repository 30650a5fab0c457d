import { dayName, type PlanDay } from '@dayloom/domain';
import { firstItems, type ItemsByDay } from '@dayloom/domain/calendar';
import { Button, Card, EmptyState, List, LoadingState, PlusIcon, SectionHeading } from '@dayloom/ui';
import { useId } from 'react';
import { DayItem } from './day-item.tsx';

interface WeekListProps {
  readonly days: readonly PlanDay[];
  readonly items: ItemsByDay;
  readonly today: PlanDay;
  readonly isComplete: boolean;
  readonly onOpen: (day: PlanDay) => void;
}

const maxItems = 5;

function DayOfWeek({
  day,
  items,
  today,
  isComplete,
  onOpen,
}: Omit<WeekListProps, 'days'> & { readonly day: PlanDay }) {
  const headingId = useId();
  const all = items.get(day);
  const { shown, more } = firstItems(all ?? [], maxItems);
  return (
    <Card as="section" aria-labelledby={headingId} aria-current={day === today ? 'date' : undefined}>
      <SectionHeading
        id={headingId}
        title={dayName(day, today)}
        meta={day === today && 'Today'}
        actions={
          <Button size="small" icon={<PlusIcon />} aria-describedby={headingId} onClick={() => onOpen(day)}>
            Add
          </Button>
        }
      />
      {!all || (all.length === 0 && !isComplete) ? (
        <LoadingState rows={1} isPartial={all !== undefined} />
      ) : (
        all.length === 0 && <EmptyState text="Nothing on this day" compact />
      )}
      {shown.length > 0 && (
        <List aria-labelledby={headingId}>
          {shown.map((item) => (
            <li key={item.record.id}>
              <DayItem item={item} day={day} />
            </li>
          ))}
        </List>
      )}
      {more > 0 && (
        <Button
          data-more=""
          size="small"
          variant="ghost"
          block
          aria-describedby={headingId}
          onClick={() => onOpen(day)}
        >
          +{more} more
        </Button>
      )}
    </Card>
  );
}

/** The days of a week as a list, for screens too narrow for seven columns. */
export const WeekList = ({ days, ...rest }: WeekListProps) =>
  days.map((day) => <DayOfWeek key={day} day={day} {...rest} />);

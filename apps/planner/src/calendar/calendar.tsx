import { dayName, type PlanDay } from '@dayloom/domain';
import {
  type CalendarKind,
  calendarTitle,
  type CalendarView,
  countItems,
  itemCountText,
  startOfView,
  weeksShown,
} from '@dayloom/domain/calendar';
import { TitledCard } from '@dayloom/screen-kit';
import { Card, Dialog, ErrorState, Page, StillLoading } from '@dayloom/ui';
import { useIsNarrow } from '@dayloom/ui/use-media';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { AddToDay } from './add-to-day.tsx';
import { CalendarActions } from './calendar-actions.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import * as styles from './calendar.module.css';
import { DayItems } from './day-items.tsx';
import { KindSwitches } from './kind-switches.tsx';
import { calendarFailed, type CalendarItems, noItems, useCalendarItems } from './use-calendar-items.ts';
import { useCalendarPlace } from './use-calendar-place.ts';
import { WeekHours } from './week-hours.tsx';
import { WeekList } from './week-list.tsx';

interface ItemsFoundProps {
  readonly in: CalendarItems;
  readonly view: CalendarView;
  readonly kinds: readonly CalendarKind[];
}

/** A non-breaking space, which keeps the height of the line. */
const notRead = '\u00a0';

/** How many items a month or week has, and what to do if it has none. */
function ItemsFound({ in: calendar, view, kinds }: ItemsFoundProps) {
  const items = calendar.phase === 'ready' ? calendar.items : undefined;
  const count = useMemo(() => (items ? countItems(items) : 0), [items]);
  if (calendar.phase !== 'ready') return notRead;
  if (kinds.length === 0) return 'All kinds are switched off';
  if (!calendar.isComplete) return <StillLoading />;
  return count > 0 ? itemCountText(count) : `Nothing in this ${view}. Choose a day to add to it.`;
}

/** `/calendar`: a month or a week over works, day tasks, reminders, activities and the deadlines of goals. */
export default function Calendar() {
  const { today, first, place, show } = useCalendarPlace();
  const { view, date, kinds } = place;
  const isNarrow = useIsNarrow();
  const [opened, setOpened] = useState<PlanDay>();
  const daySection = useRef<HTMLElement>(null);
  const start = startOfView(view, date, first);
  const weeks = useMemo(() => weeksShown(view, start, first), [view, start, first]);
  const days = useMemo(() => weeks.flat(), [weeks]);
  const calendar = useCalendarItems(days, kinds);
  // Deferred: React renders thousands of items in slices, and the page stays responsive.
  const items = useDeferredValue(calendar.phase === 'failed' ? noItems : calendar.items);
  const title = calendarTitle(view, date, first);

  const hasDots = isNarrow && view === 'month';
  const shape = view === 'week' ? 'week' : 'month';
  const isPressed = useRef(false);
  useEffect(() => {
    // The pressed day is listed below the month: scrolls its first lines into view, while the month stays visible.
    if (isPressed.current) daySection.current?.querySelector('h2')?.scrollIntoView?.({ block: 'nearest' });
    isPressed.current = false;
  }, [date]);
  const open = (day: PlanDay) => {
    if (!hasDots) setOpened(day);
    // Enter on the selected day moves the focus to its list below the grid.
    else if (day === date) daySection.current?.focus();
    isPressed.current = hasDots && day !== date;
    if (day !== date) show({ date: day });
  };
  const dayItems = (day: PlanDay) =>
    calendar.phase !== 'failed' && (
      <>
        <AddToDay day={day} today={today} />
        <DayItems day={day} today={today} items={calendar.items.get(day)} isComplete={calendar.isComplete} />
      </>
    );
  return (
    <Page
      eyebrow="Calendar"
      title={title}
      meta={<ItemsFound in={calendar} view={view} kinds={kinds} />}
      actions={<CalendarActions place={place} today={today} show={show} />}
    >
      <KindSwitches kinds={kinds} onChange={(next) => show({ kinds: next })} />
      {calendar.phase === 'failed' ? (
        <Card aria-label={title}>
          <ErrorState text={calendarFailed} onRetry={calendar.retry} />
        </Card>
      ) : (
        <div data-skeleton={calendar.isFirst ? '' : undefined} className={styles.days}>
          {calendar.isFirst && (
            <span className="visually-hidden" role="status">
              Loading...
            </span>
          )}
          {isNarrow && view === 'week' ? (
            <WeekList
              days={days}
              items={items}
              today={today}
              isComplete={calendar.isComplete}
              onOpen={open}
            />
          ) : (
            <CalendarGrid
              label={title}
              weeks={weeks}
              items={items}
              today={today}
              chosen={date}
              first={first}
              {...(view === 'month' && { month: start })}
              shape={hasDots ? 'dots' : shape}
              onChoose={(day) => show({ date: day })}
              onOpen={open}
            >
              {shape === 'week' && (
                <WeekHours key={start} days={days} items={items} today={today} chosen={date} />
              )}
            </CalendarGrid>
          )}
        </div>
      )}
      {hasDots && calendar.phase !== 'failed' && (
        <TitledCard
          ref={daySection}
          tabIndex={-1}
          className={styles.day}
          title={dayName(date, today)}
          meta={date === today && 'Today'}
        >
          {dayItems(date)}
        </TitledCard>
      )}
      {opened && (
        <Dialog open title={dayName(opened, today)} onClose={() => setOpened(undefined)}>
          {dayItems(opened)}
        </Dialog>
      )}
    </Page>
  );
}

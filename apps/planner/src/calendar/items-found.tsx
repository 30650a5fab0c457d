import { type CalendarKind, type CalendarView, countItems, itemCountText } from '@dayloom/domain/calendar';
import { StillLoading } from '@dayloom/ui';
import { useMemo } from 'react';
import type { CalendarItems } from './use-calendar-items.ts';

interface ItemsFoundProps {
  readonly in: CalendarItems;
  readonly view: CalendarView;
  readonly kinds: readonly CalendarKind[];
}

/** A non-breaking space, which keeps the height of the line. */
const notRead = '\u00a0';

/** How many items a month or week has, and what to do if it has none. */
export function ItemsFound({ in: calendar, view, kinds }: ItemsFoundProps) {
  const items = calendar.phase === 'ready' ? calendar.items : undefined;
  const count = useMemo(() => (items ? countItems(items) : 0), [items]);
  if (calendar.phase !== 'ready') return notRead;
  if (kinds.length === 0) return 'All kinds are switched off';
  if (!calendar.isComplete) return <StillLoading />;
  return count > 0 ? itemCountText(count) : `Nothing in this ${view}. Choose a day to add to it.`;
}

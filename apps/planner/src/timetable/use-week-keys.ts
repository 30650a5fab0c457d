import { addDays, isTimetableDay, type PlanDay } from '@dayloom/domain';
import { isComposing } from '@dayloom/ui';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** How many days a key moves the selection. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  PageUp: -7,
  PageDown: 7,
};

const inStrip = 'input:checked';
const inGrid = '[data-selected="true"] li button';

/**
 * While the focus is in the strip or the grid, arrow keys move the day, Page Up and Page Down the week, and T selects
 * today. The focus moves too: from the grid to the day's first activity, else to the day in the strip.
 * @param area contains strip and grid
 */
export function useWeekKeys(
  area: RefObject<HTMLElement | null>,
  day: PlanDay,
  today: PlanDay,
  onSelect: (day: PlanDay) => void,
) {
  /** Selectors of the element to focus after the new day is rendered. */
  const targets = useRef<readonly string[]>([]);
  const isFocused = () => area.current?.contains(document.activeElement) ?? false;
  const select = useEffectEvent((next: PlanDay) => {
    if (next === day || !isTimetableDay(next)) return;
    targets.current = document.activeElement?.matches('input') ? [inStrip] : [inGrid, inStrip];
    onSelect(next);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!isFocused()) return;
    if (step !== undefined) {
      event.preventDefault();
      select(addDays(day, step));
    } else if (event.key.toLowerCase() === 't') {
      // Deferred, because the shell's listener for 'g t' may run after this one.
      setTimeout(() => !event.defaultPrevented && isFocused() && select(today));
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
      if (!isTaken && !isComposing(event)) press(event);
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  useLayoutEffect(() => {
    const found = targets.current.map((selector) => area.current?.querySelector<HTMLElement>(selector));
    found.find(Boolean)?.focus();
    targets.current = [];
  }, [area, day]);
}

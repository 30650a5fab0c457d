import { isPlanDay, type PlanDay } from '@dayloom/domain';
import { useLoaded } from '@dayloom/platform';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { taskActions } from './late-actions.ts';

interface DragRows {
  /** Of all rows of the list in order. */
  readonly ids: readonly string[];
  /** Receives the index at which a task was dropped, and returns whether it is moved; without it the list has no places. */
  readonly onPlace?: ((id: string, to: number) => Promise<boolean>) | undefined;
  /** Receives the day on which a task was dropped: an element with `data-drop-day`. */
  readonly onDay?: ((id: string, day: PlanDay) => void) | undefined;
}

const load = () => void taskActions.load().catch(() => undefined);

/**
 * Drags the tasks of a list, or of the list in an element, to another place or day. Its code loads late: at the latest
 * when a pointer comes.
 */
export function useDragRows(area: RefObject<HTMLElement | null>, { ids, onPlace, onDay }: DragRows) {
  const dragRows = useLoaded(taskActions)?.dragRows;
  const options = useEffectEvent(() => ({
    ids,
    onPlace,
    onDay: onDay && ((id: string, day: string) => isPlanDay(day) && onDay(id, day)),
  }));
  const isUsed = onPlace !== undefined || onDay !== undefined;
  useEffect(() => {
    const element = area.current;
    if (!element || !isUsed) return;
    if (dragRows) return dragRows(element, () => options());
    element.addEventListener('pointerover', load, { once: true });
    return () => element.removeEventListener('pointerover', load);
  }, [area, dragRows, isUsed]);
}

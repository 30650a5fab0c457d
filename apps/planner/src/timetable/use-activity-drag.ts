import { type Activity, addDays, byTimes, daysBetween, isPlanDay, movedActivity } from '@dayloom/domain';
import { type Point, watchDrag } from '@dayloom/ui/drag';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ActivityTimes } from './use-move-activity.ts';

interface Drag {
  readonly activity: Activity;
  /** Where it would be dropped; undefined outside the grid. */
  readonly to?: ActivityTimes | undefined;
}

interface Lifted {
  readonly activity: Activity;
  /** The pressed position in the column, from 0 to 1. */
  readonly pressedAt: number;
  /** Days from the pressed column to the one in which the activity starts: -1 for its morning part. */
  readonly startsAfter: number;
}

/** The column at a point of the window, and the vertical position in it, from 0 to 1. */
function dayAt(area: HTMLElement, { x, y }: Point) {
  const { top, bottom } = area.getBoundingClientRect();
  if (y < top || y > bottom) return undefined;
  for (const column of area.querySelectorAll<HTMLElement>('[data-day]')) {
    const box = column.getBoundingClientRect();
    const { day } = column.dataset;
    if (x >= box.left && x < box.right && isPlanDay(day)) return { day, at: (y - box.top) / box.height };
  }
  return undefined;
}

/**
 * Drags activities in the grid.
 * @param onMove stores the new times; the activity is drawn there until then
 */
export function useActivityDrag(
  area: RefObject<HTMLElement | null>,
  activities: readonly Activity[],
  onMove: (activity: Activity, to: ActivityTimes) => Promise<void>,
): Drag | undefined {
  const [drag, setDrag] = useState<Drag>();
  // Not state, because a press can end before a state change is rendered.
  const lifted = useRef<Lifted>(undefined);
  const pointer = useRef<Point>({ x: 0, y: 0 });
  const pressed = useRef<ReturnType<typeof dayAt>>(undefined);

  const target = () => {
    const over = area.current && dayAt(area.current, pointer.current);
    if (!over || !lifted.current) return undefined;
    const { activity, pressedAt, startsAfter } = lifted.current;
    return movedActivity(activity, addDays(over.day, startsAfter), over.at - pressedAt);
  };
  const lift = useEffectEvent((element: Element) => {
    const { drag: id } = element.closest<HTMLElement>('[data-drag]')?.dataset ?? {};
    const activity = activities.find((one) => one.id === id);
    const over = pressed.current;
    if (!activity || !over) return false;
    const startsAfter = daysBetween(over.day, activity.date);
    lifted.current = { activity, pressedAt: over.at, startsAfter };
    setDrag({ activity });
    return true;
  });
  const follow = useEffectEvent(() => setDrag((now) => now && { ...now, to: target() }));
  const drop = useEffectEvent(async () => {
    const to = target();
    // If the activity was moved or deleted elsewhere, the drag is no longer valid.
    const before = lifted.current?.activity;
    const now = activities.find(({ id }) => id === before?.id);
    if (to && before && now && byTimes(before, now) === 0) await onMove(now, to);
    setDrag(undefined);
  });

  useEffect(() => {
    const grid = area.current;
    if (!grid) return;
    return watchDrag(grid, {
      press: (at) => {
        pointer.current = at;
        pressed.current = dayAt(grid, at);
        return pressed.current !== undefined;
      },
      lift: (element) => lift(element),
      move: (at) => {
        pointer.current = at;
        follow();
      },
      drop: (at) => {
        pointer.current = at;
        void drop();
      },
      cancel: () => setDrag(undefined),
    });
  }, [area]);

  return drag;
}

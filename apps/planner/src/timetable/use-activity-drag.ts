import { type Activity, addDays, byTimes, daysBetween, isPlanDay, movedActivity } from '@dayloom/domain';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ActivityTimes } from './use-move-activity.ts';
import { type Point, watchDrag } from './watch-drag.ts';

interface Drag {
  readonly activity: Activity;
  /** Where it would be dropped; undefined outside the grid. */
  readonly to?: ActivityTimes | undefined;
}

interface Lifted {
  readonly activity: Activity;
  /** How far down the column it was pressed, from 0 to 1. */
  readonly pressedAt: number;
  /** Days from the pressed column to the one where it starts: -1 in its morning part. */
  readonly startsAfter: number;
}

/** Pixels from its edge at which the grid scrolls, and how far in each frame. */
const edge = 40;
const scrollStep = 8;

/** The column at a place of the window, and how far down it is, from 0 to 1. */
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
 * @param onMove stores where it was dropped; until then it is drawn there
 */
export function useActivityDrag(
  area: RefObject<HTMLElement | null>,
  activities: readonly Activity[],
  onMove: (activity: Activity, to: ActivityTimes) => Promise<void>,
): Drag | undefined {
  const [drag, setDrag] = useState<Drag>();
  // Not state: a press can end before what it began is drawn.
  const lifted = useRef<Lifted>(undefined);
  const pointer = useRef<Point>({ x: 0, y: 0 });

  const target = () => {
    const place = area.current && dayAt(area.current, pointer.current);
    if (!place || !lifted.current) return undefined;
    const { activity, pressedAt, startsAfter } = lifted.current;
    return movedActivity(activity, addDays(place.day, startsAfter), place.at - pressedAt);
  };
  const lift = useEffectEvent((pressed: Element, at: Point) => {
    const { drag: id } = pressed.closest<HTMLElement>('[data-drag]')?.dataset ?? {};
    const activity = activities.find((one) => one.id === id);
    const place = area.current && dayAt(area.current, at);
    if (!activity || !place) return false;
    const startsAfter = daysBetween(place.day, activity.date);
    lifted.current = { activity, pressedAt: place.at, startsAfter };
    setDrag({ activity });
    return true;
  });
  const follow = useEffectEvent(() => setDrag((now) => now && { ...now, to: target() }));
  const drop = useEffectEvent(async () => {
    const to = target();
    // Where it was moved or deleted elsewhere meanwhile, the drag no longer fits it.
    const before = lifted.current?.activity;
    const now = activities.find(({ id }) => id === before?.id);
    if (to && before && now && byTimes(before, now) === 0) await onMove(now, to);
    setDrag(undefined);
  });

  useEffect(() => {
    if (!area.current) return;
    return watchDrag(area.current, {
      lift: (pressed, at) => lift(pressed, at),
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

  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(function scroll() {
      const { current } = area;
      const { top = 0, bottom = 0 } = current?.getBoundingClientRect() ?? {};
      const { y } = pointer.current;
      const step = y < top + edge ? -scrollStep : y > bottom - edge ? scrollStep : 0;
      if (current && step !== 0 && y > top - edge && y < bottom + edge) current.scrollTop += step;
      frame = requestAnimationFrame(scroll);
    });
    // By the wheel too: the activity stays below the pointer.
    const scrolled = () => follow();
    addEventListener('scroll', scrolled, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', scrolled, { capture: true });
    };
  }, [area, isDragging]);

  return drag;
}

import { type Activity, isPlanDay, movedActivity } from '@dayloom/domain';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ActivityTimes } from './use-move-activity.ts';
import { type Point, watchDrag } from './watch-drag.ts';

interface Drag {
  readonly activity: Activity;
  /** How far down its day it was pressed, from 0 to 1. */
  readonly pressedAt: number;
  /** Where it would be dropped; undefined outside the grid. */
  readonly to?: ActivityTimes | undefined;
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
 * Drags activities in the grid (TT19).
 * @param onMove stores where it was dropped; until then it is drawn there
 */
export function useActivityDrag(
  area: RefObject<HTMLElement | null>,
  activities: readonly Activity[],
  onMove: (activity: Activity, to: ActivityTimes) => Promise<void>,
): Drag | undefined {
  const [drag, setDrag] = useState<Drag>();
  const pointer = useRef<Point>({ x: 0, y: 0 });

  const targetOf = ({ activity, pressedAt }: Drag) => {
    const place = area.current && dayAt(area.current, pointer.current);
    return place ? movedActivity(activity, place.day, place.at - pressedAt) : undefined;
  };
  const lift = useEffectEvent((pressed: Element, at: Point) => {
    const { drag: id } = pressed.closest<HTMLElement>('[data-drag]')?.dataset ?? {};
    const activity = activities.find((one) => one.id === id);
    const place = area.current && dayAt(area.current, at);
    if (activity && place) setDrag({ activity, pressedAt: place.at });
    return Boolean(activity && place);
  });
  const follow = useEffectEvent(() => setDrag((now) => now && { ...now, to: targetOf(now) }));
  const drop = useEffectEvent(async () => {
    const to = drag && targetOf(drag);
    // Deleted meanwhile, on another device: there is nothing left to move.
    const isThere = activities.some(({ id }) => id === drag?.activity.id);
    if (drag && to && isThere) await onMove(drag.activity, to);
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
      if (step !== 0 && y > top - edge && y < bottom + edge) {
        current?.scrollBy(0, step);
        follow();
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [area, isDragging]);

  return drag;
}

import type { Task } from '@dayloom/domain';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds that a ticked or unticked task keeps its position. */
const delayMilliseconds = 600;

type Ticked = Pick<Task, 'id' | 'completed'>;
const doneById = (tasks: readonly Ticked[]) => new Map(tasks.map(({ id, completed }) => [id, completed]));

/**
 * Delays the removal of tasks from their list after a tick, so that rows do not jump, and a tick renders one row.
 * `onLeave` is called before they move.
 * @returns `delayed` maps the ids of these tasks to the `completed` value of the list that they are still in: tasks that
 *   were just ticked or unticked, and among them those that are busy, until that ends. `onBusy` is called when a press
 *   on a row or editing of its title begins and ends; it renders nothing.
 */
export function useDelayedRemoval(tasks: readonly Ticked[], onLeave: () => void) {
  const [before, setBefore] = useState({ tasks, done: doneById(tasks) });
  const [delayed, setDelayed] = useState<ReadonlyMap<string, boolean>>(new Map());
  // Detected during rendering: an effect would run a frame later, after the row has jumped.
  if (before.tasks !== tasks) {
    const changed = tasks.filter(({ id, completed }) => before.done.get(id) === !completed);
    setBefore({ tasks, done: doneById(tasks) });
    if (changed.length > 0)
      setDelayed(new Map([...changed.map(({ id, completed }) => [id, !completed] as const), ...delayed]));
  }
  const busy = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ delayed, onLeave });
  useLayoutEffect(() => {
    latest.current = { delayed, onLeave };
  });
  const removeLater = useCallback(() => {
    clearTimeout(timer.current);
    const all = latest.current.delayed;
    const staying = [...all].filter(([id]) => busy.current.has(id));
    if (staying.length === all.size) return;
    timer.current = setTimeout(() => {
      latest.current.onLeave();
      setDelayed(new Map(staying));
    }, delayMilliseconds);
  }, []);
  useEffect(() => {
    removeLater();
    return () => clearTimeout(timer.current);
  }, [delayed, removeLater]);
  const onBusy = useCallback(
    (id: string, isBusy: boolean) => {
      if (isBusy) busy.current.add(id);
      else busy.current.delete(id);
      removeLater();
    },
    [removeLater],
  );
  return { delayed, onBusy };
}

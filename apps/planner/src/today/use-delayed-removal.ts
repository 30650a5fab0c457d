import type { Task } from '@dayloom/domain';
import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds that a ticked task keeps its position. */
const delayMilliseconds = 600;

type Ticked = Pick<Task, 'id' | 'completed'>;
const doneById = (tasks: readonly Ticked[]) => new Map(tasks.map(({ id, completed }) => [id, completed]));

/**
 * Delays the removal of tasks from their list after a tick, so that rows do not jump. Maps the ids of these tasks to the
 * `completed` value of the list that they are still in: tasks that were just ticked, and tasks that are pressed or being
 * renamed, until that ends. `onLeave` is called before they move.
 * @param busy ids of the tasks whose row is pressed or whose title is being edited
 */
export function useDelayedRemoval(
  tasks: readonly Ticked[],
  busy: ReadonlySet<string>,
  onLeave: () => void,
): ReadonlyMap<string, boolean> {
  const [before, setBefore] = useState({ tasks, done: doneById(tasks) });
  const [delayed, setDelayed] = useState<ReadonlyMap<string, boolean>>(new Map());
  // Detected during rendering: an effect would run a frame later, after the row has jumped.
  if (before.tasks !== tasks) {
    const changed = tasks.filter(
      ({ id, completed }) => before.done.get(id) === !completed && (completed || busy.has(id)),
    );
    setBefore({ tasks, done: doneById(tasks) });
    if (changed.length > 0)
      setDelayed(new Map([...changed.map(({ id, completed }) => [id, !completed] as const), ...delayed]));
  }
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const staying = [...delayed].filter(([id]) => busy.has(id));
    if (staying.length === delayed.size) return;
    const timer = setTimeout(() => {
      leave();
      setDelayed(new Map(staying));
    }, delayMilliseconds);
    return () => clearTimeout(timer);
  }, [delayed, busy]);
  return delayed;
}

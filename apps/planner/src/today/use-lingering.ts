import type { Task } from '@dayloom/domain';
import { useEffect, useEffectEvent, useState } from 'react';

/** How long a task that was just ticked stays where it is, in ms. */
const stays = 600;

type Ticked = Pick<Task, 'id' | 'completed'>;
const doneById = (tasks: readonly Ticked[]) => new Map(tasks.map(({ id, completed }) => [id, completed]));

/**
 * The tasks that keep their place for a while though their tick was changed, each with the tick that their place stands
 * for: those that were open a moment ago, so that the eye can follow, and those being renamed until the rename ends, so
 * that what is typed stays. `onLeave` is told before they go.
 * @param renamed ids of the tasks whose title is being edited
 */
export function useLingering(
  tasks: readonly Ticked[],
  renamed: ReadonlySet<string>,
  onLeave: () => void,
): ReadonlyMap<string, boolean> {
  const [before, setBefore] = useState({ tasks, done: doneById(tasks) });
  const [lingering, setLingering] = useState<ReadonlyMap<string, boolean>>(new Map());
  // Found while rendering: an effect would come a frame late, in which the row had jumped already.
  if (before.tasks !== tasks) {
    const changed = tasks.filter(
      ({ id, completed }) => before.done.get(id) === !completed && (completed || renamed.has(id)),
    );
    setBefore({ tasks, done: doneById(tasks) });
    if (changed.length > 0)
      setLingering(new Map([...changed.map(({ id, completed }) => [id, !completed] as const), ...lingering]));
  }
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const staying = [...lingering].filter(([id]) => renamed.has(id));
    if (staying.length === lingering.size) return;
    const timer = setTimeout(() => {
      leave();
      setLingering(new Map(staying));
    }, stays);
    return () => clearTimeout(timer);
  }, [lingering, renamed]);
  return lingering;
}

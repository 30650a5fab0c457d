import type { Task } from '@dayloom/domain';
import { useEffect, useEffectEvent, useState } from 'react';

/** How long a task that was just ticked stays where it is, in ms (TD2). */
const stays = 600;

type Ticked = Pick<Task, 'id' | 'completed'>;
const openIds = (tasks: readonly Ticked[]) =>
  new Set(tasks.filter(({ completed }) => !completed).map(({ id }) => id));

/**
 * The tasks that were open a moment ago and are done now: they keep their place for a while, so that the eye
 * can follow. `onLeave` is told before they go.
 */
export function useLingering(tasks: readonly Ticked[], onLeave: () => void): ReadonlySet<string> {
  const [before, setBefore] = useState({ tasks, open: openIds(tasks) });
  const [lingering, setLingering] = useState<ReadonlySet<string>>(new Set());
  // Found while rendering: an effect would come a frame late, in which the row had jumped already.
  if (before.tasks !== tasks) {
    const ticked = tasks.filter(({ id, completed }) => completed && before.open.has(id)).map(({ id }) => id);
    setBefore({ tasks, open: openIds(tasks) });
    if (ticked.length > 0) setLingering(new Set([...lingering, ...ticked]));
  }
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (lingering.size === 0) return;
    const timer = setTimeout(() => {
      leave();
      setLingering(new Set());
    }, stays);
    return () => clearTimeout(timer);
  }, [lingering]);
  return lingering;
}

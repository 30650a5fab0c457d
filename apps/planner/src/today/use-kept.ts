import type { PlanDay, Task } from '@dayloom/domain';
import { useShell } from '@dayloom/platform';
import { useState } from 'react';

type Kept = readonly Task['id'][];

/** For as long as the page lives: another day on the screen forgets nothing. A session has one store. */
const keptIn = new WeakMap<object, { readonly day: PlanDay; readonly ids: Kept }>();

/** The tasks that 'Close the day' was told to keep on `day`. */
export function useKept(day: PlanDay) {
  const { store } = useShell();
  const [kept, setKept] = useState<Kept>(() => {
    const before = keptIn.get(store);
    return before?.day === day ? before.ids : [];
  });
  const keep = (ids: Kept) => {
    const all = [...kept, ...ids];
    keptIn.set(store, { day, ids: all });
    setKept(all);
  };
  return { kept, keep };
}

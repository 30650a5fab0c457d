import type { PlanDay, Task } from '@dayloom/domain';
import { useShell } from '@dayloom/platform';
import { useState } from 'react';

type Kept = readonly Task['id'][];

/** Kept while the page is open, so that showing another day forgets nothing. There is one store per session. */
const keptIn = new WeakMap<object, { readonly day: PlanDay; readonly ids: Kept }>();

/** The tasks that the user has chosen to keep on `day` in 'Close the day'. */
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

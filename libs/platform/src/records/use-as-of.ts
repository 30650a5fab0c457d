import type { Query } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useShell } from '../shell-context.ts';

const never = () => () => undefined;

/**
 * When the server last told a figure of this query, where that was not just now; undefined on the embedded backend.
 * `answeredAt` is there to be passed: an answer with the same value makes the figure younger all the same.
 */
export function useAsOf(query: Query, _answeredAt: number): Instant | undefined {
  const { sync } = useShell().store;
  const follow = useCallback((changed: () => void) => (sync ? sync.watch(changed) : never()), [sync]);
  return useSyncExternalStore(follow, () => sync?.asOf(query));
}

/** Asks for a figure anew when the way to the server changes while the figure is old: the connection may be back. */
export function useRefreshWhenBack(query: Query, refresh: () => void) {
  const { sync } = useShell().store;
  const text = JSON.stringify(query);
  useEffect(() => {
    let before: string | undefined;
    return sync?.watch(({ phase }) => {
      const moved = before !== undefined && before !== phase;
      before = phase;
      if (moved && phase !== 'offline' && sync.asOf(JSON.parse(text) as Query)) refresh();
    });
  }, [sync, text, refresh]);
}

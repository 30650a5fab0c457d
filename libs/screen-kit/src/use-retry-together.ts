import { type Records, useToasts } from '@dayloom/platform';
import { useEffect, useEffectEvent } from 'react';

/**
 * Combines the lists of one screen, by name: lists that fail together are reported once and retried together.
 * @param failed the toast
 */
export function useRetryTogether<Lists extends Readonly<Record<string, Records<unknown>>>>(
  lists: Lists,
  failed: string,
): Lists {
  const toasts = useToasts();
  const failures = Object.values(lists).filter((list) => list.phase === 'failed');
  const hasFailed = failures.length > 0;
  const report = useEffectEvent(() => toasts.error(failed, failures[0]?.error));
  useEffect(() => {
    if (hasFailed) report();
  }, [hasFailed]);
  const retry = () => failures.forEach((list) => list.retry());
  return Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [name, list.phase === 'failed' ? { ...list, retry } : list]),
  ) as Lists;
}

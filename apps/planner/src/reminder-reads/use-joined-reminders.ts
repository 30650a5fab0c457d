import type { Reminder } from '@dayloom/domain';
import { type Records, useToasts } from '@dayloom/platform';
import { useEffect, useEffectEvent } from 'react';

/** The words for reminders that cannot be loaded (ER28). */
export const remindersFailed = 'Failed to fetch reminders';

function joined(parts: readonly Records<Reminder>[]): Records<Reminder> {
  const failed = parts.filter((part) => part.phase === 'failed');
  const [first] = failed;
  if (first) return { ...first, retry: () => failed.forEach(({ retry }) => retry()) };
  const ready = parts.filter((part) => part.phase === 'ready');
  if (ready.length < parts.length) return { phase: 'loading' };
  return {
    phase: 'ready',
    records: ready.flatMap(({ records }) => records),
    isComplete: ready.every(({ isComplete }) => isComplete),
  };
}

/** Several reads as one list; a failure is told once, and 'Retry' reads again what failed. */
export function useJoinedReminders(parts: readonly Records<Reminder>[]): Records<Reminder> {
  const toasts = useToasts();
  const all = joined(parts);
  const hasFailed = all.phase === 'failed';
  const tell = useEffectEvent(() => toasts.error(remindersFailed, hasFailed ? all.error : undefined));
  useEffect(() => {
    if (hasFailed) tell();
  }, [hasFailed]);
  return all;
}

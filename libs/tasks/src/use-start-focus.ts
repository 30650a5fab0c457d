import type { Task } from '@dayloom/domain';
import { useIntent, useNavigate } from '@dayloom/platform';

/** What the entry says, in a row and in a menu. */
export const startFocus = 'Start focus on this task';

/** Leads to the timer with the task's title; undefined for a done task, and where no live module offers it. */
export function useStartFocus({ title, completed }: Task): (() => void) | undefined {
  const address = useIntent('start-focus', { focus: title });
  const navigate = useNavigate();
  return address === undefined || completed ? undefined : () => void navigate(address);
}

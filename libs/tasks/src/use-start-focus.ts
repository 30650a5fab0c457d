import type { Task } from '@dayloom/domain';
import { focusPress } from '@dayloom/domain/clocks';
import { useIntent, useNavigate } from '@dayloom/platform';

export const startFocus = 'Start focus on this task';

/** Opens the timer and starts it with the task's title; undefined when no loaded module offers the timer. */
export function useStartFocus({ title }: Task): (() => void) | undefined {
  const address = useIntent('start-focus', { focus: title });
  const navigate = useNavigate();
  return address === undefined ? undefined : () => void navigate(address, { state: focusPress });
}

import { isFree } from '@dayloom/clocks';
import type { ClockRun } from '@dayloom/domain';
import { isFocusPress } from '@dayloom/domain/clocks';
import { useLocation, useToasts } from '@dayloom/platform';
import { useAddressRequest } from '@dayloom/screen-kit';
import type { ClockControl } from './use-clock-control.ts';

/** Maximum length of a title. */
const longest = 200;

/** A requested task that waits for the user's answer, and the run that it would replace, if any. */
export interface AskedTask {
  readonly about: string;
  readonly taskId?: string;
  readonly run: string | undefined;
}

/** By the task where both have one, else by the title. */
export const isFor = (run: ClockRun, { about, taskId }: Pick<AskedTask, 'about' | 'taskId'>) =>
  run.taskId !== undefined && taskId !== undefined ? run.taskId === taskId : run.about === about;

/** The run that the timer is in use for. */
export const usedRun = (shown: ClockControl['shown']) =>
  shown.phase === 'running' || shown.phase === 'paused' ? shown.run : undefined;

/**
 * Handles a request for the focus timer in the address, `?focus=<title>&task=<id>`, once; then removes it. Starts at
 * once after a press on 'Start focus'.
 * @param wait receives the task if the timer is already in use, or if only the address requests it
 */
export function useAskedFocus({ shown, start, actions }: ClockControl, wait: (asked: AskedTask) => void) {
  const toasts = useToasts();
  const isPressed = isFocusPress(useLocation().state);
  const isReady = shown.phase !== 'loading' && shown.phase !== 'failed';
  const answer = (title: string, search: URLSearchParams) => {
    const about = title.trim().slice(0, longest);
    const taskId = search.get('task');
    const asked = { about, ...(taskId && { taskId }) };
    if (isFree(shown) && isPressed) void start(about === '' ? {} : asked);
    else if (shown.phase === 'set-aside') actions.explain();
    else if (about !== '') wait({ ...asked, run: usedRun(shown)?.id });
    else if (!isFree(shown)) toasts.warning('The focus timer is in use already.');
  };
  useAddressRequest('focus', answer, { along: ['task'], isReady });
}

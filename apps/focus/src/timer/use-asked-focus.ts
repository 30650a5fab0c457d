import { useToasts } from '@dayloom/platform';
import { useAddressRequest } from '@dayloom/screen-kit';
import type { ClockControl } from './use-clock-control.ts';

/** As long as a title may be. */
const longest = 200;

/** A task that waits for the user's answer, and the run that it would take the place of. */
export interface AskedTask {
  readonly about: string;
  readonly run: string;
}

/**
 * Starts the focus timer where the address asks for it, `?focus=` and what is to be done: once, so the question leaves it.
 * @param wait is given the task that has to wait, where the timer is in use
 */
export function useAskedFocus({ shown, start }: ClockControl, wait: (asked: AskedTask) => void) {
  const toasts = useToasts();
  const isReady = shown.phase !== 'loading' && shown.phase !== 'failed';
  const answer = (title: string) => {
    const about = title.trim().slice(0, longest);
    if (shown.phase === 'idle' || shown.phase === 'finished') void start(about === '' ? undefined : about);
    else if (shown.phase === 'set-aside')
      toasts.warning('The last focus run was set aside: save or discard it first.');
    else if (about === '') toasts.warning('The focus timer is in use already.');
    else if ('run' in shown) wait({ about, run: shown.run.id });
  };
  useAddressRequest('focus', answer, { isReady });
}

import { useToasts } from '@dayloom/platform';
import { useAddressRequest } from '@dayloom/screen-kit';
import type { ClockControl } from './use-clock-control.ts';

/** Maximum length of a title. */
const longest = 200;

/** A requested task that waits for the user's answer, and the run that it would replace. */
export interface AskedTask {
  readonly about: string;
  readonly run: string;
}

/**
 * Starts the focus timer when the address requests it with `?focus=<title>`, once; then removes the request.
 * @param wait receives the task if the timer is already in use
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

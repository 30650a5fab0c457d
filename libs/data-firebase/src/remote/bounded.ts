import type { Ending } from './ending.ts';
import { RemoteError } from './remote.ts';

export interface Bounds {
  /** Milliseconds. */
  readonly deadline: number;
  readonly ending: Ending;
  /** Called when the deadline has passed: perhaps the client is to blame. */
  readonly onDeadline: () => void;
}

/**
 * Waits for `work`, but never longer than its bounds: the work itself may go on, and its outcome is then unknown.
 * @throws RemoteError 'unreachable' after the deadline, or the reason of the end
 */
export function bounded<T>({ deadline, ending, onDeadline }: Bounds, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    let stop: () => void = () => undefined;
    const over = (settle: () => void) => {
      isOver = true;
      clearTimeout(timer);
      stop();
      settle();
    };
    const timer = setTimeout(() => {
      over(() => reject(new RemoteError('unreachable', `No answer within ${deadline} ms`)));
      onDeadline();
    }, deadline);
    stop = ending.watch((reason) => over(() => reject(reason)));
    if (isOver) return;
    const answer = Promise.resolve().then(work);
    answer.then(
      (value) => over(() => resolve(value)),
      (error: Error) => over(() => reject(error)),
    );
  });
}

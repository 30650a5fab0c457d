import { RemoteError } from '@dayloom/sync';

export interface Limits {
  readonly milliseconds: number;
  /** Aborted with a RemoteError. */
  readonly signal?: AbortSignal;
  /** Called when the time has run out: perhaps the client is to blame. */
  readonly onTimeout?: () => void;
}

/**
 * Waits for `work`, but never longer than its limits: the work itself may go on, and its outcome is then unknown.
 * @throws RemoteError 'unreachable' after the time, or the reason of the signal
 */
export function withTimeout<T>(
  { milliseconds, signal, onTimeout }: Limits,
  work: () => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const settle = (outcome: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      outcome();
    };
    const abort = () => settle(() => reject(signal?.reason as RemoteError));
    const timer = setTimeout(() => {
      settle(() => reject(new RemoteError('unreachable', `No answer within ${milliseconds} ms`)));
      onTimeout?.();
    }, milliseconds);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) return abort();
    Promise.resolve()
      .then(work)
      .then(
        (value) => settle(() => resolve(value)),
        (error: Error) => settle(() => reject(error)),
      );
  });
}

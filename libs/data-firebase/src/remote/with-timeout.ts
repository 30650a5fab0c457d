import { RemoteError } from '@dayloom/sync';
import type { Explain } from './explain.ts';

export interface Limits {
  readonly milliseconds: number;
  /** Aborted with a RemoteError. */
  readonly signal?: AbortSignal;
  /** Converts an error of the work, within the same limits. */
  readonly explain?: Explain;
  /** Called after a timeout, which may be caused by a failed client. */
  readonly onTimeout?: () => void;
}

/**
 * Waits for `work` within its limits. After the timeout the work may continue, and its outcome is unknown.
 * @throws RemoteError 'unreachable' after the timeout, or the reason of the signal
 */
export function withTimeout<T>(
  { milliseconds, signal, explain, onTimeout }: Limits,
  work: () => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const finish = (outcome: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      outcome();
    };
    const abort = () => finish(() => reject(signal?.reason as RemoteError));
    const timer = setTimeout(() => {
      finish(() => reject(new RemoteError('unreachable', `No answer within ${milliseconds} ms`)));
      onTimeout?.();
    }, milliseconds);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) return abort();
    Promise.resolve()
      .then(work)
      .catch(async (error: unknown) => {
        throw explain ? await explain(error) : error;
      })
      .then(
        (value) => finish(() => resolve(value)),
        (error: Error) => finish(() => reject(error)),
      );
  });
}

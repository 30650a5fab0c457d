import { RemoteError, type RemoteErrorCode } from '../protocol/remote.ts';
import type { Operation } from './memory-transport.ts';

/** What goes wrong with the next requests, in order. */
export type Fault = {
  /** Applies only to requests of this kind. */
  readonly on?: Operation;
  readonly kind:
    | 'fails'
    /** The request is processed, but its answer is lost. */
    | 'answer lost'
    /** The request arrives twice; the first answer counts. */
    | 'repeated';
  readonly code?: RemoteErrorCode;
};

/** Answers a request with the first matching fault, and removes that fault. */
export function answerWithFaults<T>(faults: Fault[], operation: Operation, work: () => T): T {
  const index = faults.findIndex(({ on }) => on === undefined || on === operation);
  const [fault] = index === -1 ? [] : faults.splice(index, 1);
  if (fault?.kind === 'fails') throw new RemoteError(fault.code ?? 'unreachable', 'As the test asked');
  const answer = work();
  if (fault?.kind === 'answer lost') throw new RemoteError('unreachable', 'The answer was lost');
  if (fault?.kind === 'repeated') {
    try {
      work();
    } catch {
      // The second arrival changes nothing.
    }
  }
  return answer;
}

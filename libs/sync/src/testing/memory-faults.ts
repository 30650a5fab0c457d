import { RemoteError, type RemoteErrorCode } from '../remote.ts';
import type { Operation } from './memory-transport.ts';

/** What goes wrong with the next requests, first come first served. */
export type Fault = {
  /** Only such a request meets it. */
  readonly on?: Operation;
  readonly kind:
    | 'fails'
    /** The work is done, and the answer never comes. */
    | 'answer lost'
    /** It arrives twice; the first answer counts. */
    | 'repeated';
  readonly code?: RemoteErrorCode;
};

/** Answers a request with the first of these faults that is meant for it, which is gone then. */
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
      // What arrives a second time changes nothing.
    }
  }
  return answer;
}

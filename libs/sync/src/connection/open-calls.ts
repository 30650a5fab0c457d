import { isRemoteError, RemoteError } from '../protocol/remote.ts';

/** Says nothing about the current connection: the call started before the server was reachable again. */
const givenUp = new RemoteError('unreachable', 'Abandoned, to be retried');

/** Whether a call failed only because it started too early. */
export const isGivenUp = (error: unknown): boolean => error === givenUp;

interface Call {
  isOld: boolean;
  readonly giveUp: () => void;
}

/** Requests that the server has not answered yet. */
export class OpenCalls {
  readonly #calls = new Set<Call>();

  /** The answer, unless the call is abandoned first: the request may continue, its outcome is unknown. */
  answerOf<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const call: Call = { isOld: false, giveUp: () => reject(givenUp) };
      const isOldNews = (error: unknown) =>
        call.isOld && isRemoteError(error) && error.code === 'unreachable';
      this.#calls.add(call);
      answer
        .finally(() => this.#calls.delete(call))
        .then(resolve, (error: Error) => reject(isOldNews(error) ? givenUp : error));
    });
  }

  /** Ignores failures of these calls from now on. @returns a function that abandons those still open */
  outdate(): () => void {
    const calls = [...this.#calls];
    for (const call of calls) call.isOld = true;
    return () => {
      for (const { giveUp } of calls) giveUp();
    };
  }
}

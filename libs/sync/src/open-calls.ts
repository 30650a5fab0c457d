import { isRemoteError, RemoteError } from './remote.ts';

/** Says nothing about the server: the call was begun before it was within reach again. */
const givenUp = new RemoteError('unreachable', 'Given up, to be tried anew');

/** Whether a call failed only because of when it was begun. */
export const isGivenUp = (error: unknown): boolean => error === givenUp;

interface Call {
  isOld: boolean;
  readonly giveUp: () => void;
}

/** What the server was asked and has not answered. */
export class OpenCalls {
  readonly #calls = new Set<Call>();

  /** The answer, unless it is given up before. The call itself may go on, and its outcome is then unknown. */
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

  /** That one of these cannot reach the server says nothing any more. @returns what gives up those still open */
  outdate(): () => void {
    const calls = [...this.#calls];
    for (const call of calls) call.isOld = true;
    return () => {
      for (const { giveUp } of calls) giveUp();
    };
  }
}

import type { Change } from '@dayloom/data';

/**
 * Sending and counting take turns: a count that ran beside a delivery would be taken on either side of it, and nobody
 * could tell which.
 */
export interface Traffic {
  /** Sends one part of the entry of this step; when it has arrived its changes count as done. */
  send<T>(step: number, changes: readonly Change[], work: () => Promise<T>): Promise<T>;
  /** The entry that was being sent is settled in the journal: no part of it is done apart any more. */
  settle(): void;
  /** Asks the server between two parts; told whether a change of the entry under way is on the server already. */
  ask<T>(work: (isDone: (step: number, change: Change) => boolean) => Promise<T>): Promise<T>;
}

const keyOf = (step: number, { type, collection, id }: Change) => `${step} ${type} ${collection}/${id}`;

export function traffic(): Traffic {
  let last: Promise<unknown> = Promise.resolve();
  let done: ReadonlySet<string> = new Set();

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  }

  return {
    send: (step, changes, work) =>
      inTurn(async () => {
        const result = await work();
        done = new Set([...done, ...changes.map((change) => keyOf(step, change))]);
        return result;
      }),
    settle() {
      done = new Set();
    },
    ask: (work) => inTurn(() => work((step, change) => done.has(keyOf(step, change)))),
  };
}

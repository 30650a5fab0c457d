import { type Change, create } from '@dayloom/data';
import type { CollectionName, UserId } from '@dayloom/domain';
import type { aTask, aWork } from '@dayloom/testing';
import type { Batch, Remote, RemoteChanges, Sent } from '../protocol/remote.ts';

/** Two users of one server. */
export interface RemoteWorld {
  readonly ada: UserId;
  readonly bob: UserId;
  /** Creates a client; each call creates another one. */
  remoteOf(user: UserId): Remote;
  close(): Promise<void>;
}

export const contentOf = ({ id: _id, ...fields }: { readonly id: string }) => fields;
export const made = (work: ReturnType<typeof aWork>) => create('works', work.id, contentOf(work) as never);
export const madeTask = (task: ReturnType<typeof aTask>) =>
  create('tasks', task.id, contentOf(task) as never);
export const removedWith = (task: { readonly id: string }, work: { readonly id: string }): Change => ({
  type: 'remove',
  collection: 'tasks',
  id: task.id,
  with: work.id,
});
export const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: { readonly code?: string }) => error.code,
  );

export type Send = ReturnType<typeof sending>;

/** What each test of the contract uses. */
export interface Contracted {
  readonly world: RemoteWorld;
  readonly remote: Remote;
  /** Sends as a device of its own, batch after batch. */
  readonly send: Send;
  readonly device: string;
}

/** A device that sends batch after batch. */
export function sending(remote: Remote, device: string) {
  let expected = 0;
  let ids: readonly string[] = [];
  return async (changes: readonly Change[], more: Partial<Batch> = {}): Promise<Sent> => {
    const id = `${device}-entry-${expected}`;
    const sent = await remote.send({ device, expected, ids: [id], recent: ids, changes, ...more });
    expected += 1;
    ids = [...ids, id];
    return sent;
  };
}

/** Collects what a listener receives. */
export function collectNews(
  remote: Remote,
  collection: CollectionName,
  after?: Parameters<Remote['listen']>[1],
) {
  const received: RemoteChanges[] = [];
  let look: () => void = () => undefined;
  const stop = remote.listen(collection, after, {
    next(news) {
      received.push(news);
      look();
    },
    fail(error) {
      throw error;
    },
    away: () => undefined,
  });
  return {
    received,
    stop,
    records: () => received.flatMap(({ records }) => records),
    until: (fits: (news: readonly RemoteChanges[]) => boolean) =>
      new Promise<void>((resolve) => {
        look = () => {
          if (fits(received)) resolve();
        };
        look();
      }),
  };
}

import { isAccountError, type LongWork, sentenceOf, type User } from '@dayloom/data';
import type { AccountHost } from '../account-host.ts';
import { isBeingDeleted } from '../session/remembered-session.ts';
import type { Deletion } from './deletion.ts';
import { hasBegun, isCalledOff, isDeleted, noteBegun, noteDeleted } from './deletion-marks.ts';

type Host = Pick<AccountHost, 'backend' | 'endNotifications'>;

interface DeletionCallbacks {
  readonly show: (deletion: Deletion) => void;
  /** Nothing is left to do: the account is deleted, or kept. */
  readonly over: () => void;
}

export interface SharedDeletion {
  /** Deletes the account unless another tab is doing so, or continues the deletion. */
  run(): void;
  /** Stops before the next request. */
  end(): void;
}

function deletionAfter(error: unknown, before: Pick<Deletion, 'deleted' | 'hasBegun'>): Deletion {
  const so = { deleted: before.deleted, hasBegun: before.hasBegun };
  if (isAccountError(error) && error.code === 'stale-sign-in') return { ...so, phase: 'sign-in' };
  console.warn('The account is not deleted yet.', error);
  return { ...so, phase: 'failed', failure: sentenceOf(error) ?? 'Something went wrong.' };
}

async function deleteAll(user: User, { backend, endNotifications }: Host, work: Required<LongWork>) {
  await endNotifications(user);
  const { accounts } = await backend();
  work.signal.throwIfAborted();
  await accounts.deleteAccount(user, work);
  noteDeleted(user);
}

/** Messages between tabs: the progress, a request for it, or a request to let the sender continue the deletion. */
type Message = Deletion | 'how far' | 'hand over';

/**
 * One tab deletes the account, and all tabs show the progress. After a failure that tab stays in charge, so that no
 * other tab retries unasked. If it is closed, or the user continues in another tab, that tab takes over.
 */
export function shareDeletion(user: User, host: Host, { show, over }: DeletionCallbacks): SharedDeletion {
  const name = `dayloom-deleting-${user.id}`;
  const locks = navigator.locks as LockManager | undefined;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const wasNoted = isBeingDeleted(user.id);
  const controller = new AbortController();
  const { signal } = controller;
  let current: Deletion = { phase: 'running', deleted: 0, hasBegun: hasBegun(user) };
  let isQueued = false;
  let isInCharge = false;
  /** Set after a failure in the tab in charge: receives what the user wants. */
  let decide: ((next: 'again' | 'hand over') => void) | undefined;

  const send = (message: Message) => !signal.aborted && channel?.postMessage(message);
  function set(next: Deletion) {
    current = next;
    if (!signal.aborted) show(next);
  }
  function publish(next: Deletion) {
    set(next);
    send(next);
  }

  /** Whether there is nothing left to do. */
  async function attempt(): Promise<boolean> {
    if (signal.aborted) return true;
    if (!isDeleted(user) && !isCalledOff(user, wasNoted)) {
      const before = current.deleted;
      publish({ ...current, phase: 'running' });
      try {
        const onProgress = (deleted: number) => {
          if (!current.hasBegun) noteBegun(user);
          publish({ phase: 'running', deleted: before + deleted, hasBegun: true });
        };
        await deleteAll(user, host, { signal, onProgress });
      } catch (error) {
        if (!signal.aborted) publish(deletionAfter(error, current));
        return signal.aborted;
      }
    }
    if (!signal.aborted) over();
    return true;
  }

  /** Runs the deletion. @returns whether another tab continues it */
  async function runInCharge(): Promise<boolean> {
    isInCharge = true;
    try {
      while (!(await attempt())) {
        const next = await new Promise((resolve) => {
          decide = resolve;
          signal.addEventListener('abort', () => resolve('end'), { once: true });
        });
        decide = undefined;
        if (next !== 'again') return next === 'hand over';
      }
      return false;
    } finally {
      isInCharge = false;
    }
  }

  async function run() {
    isQueued = true;
    try {
      // A tab that lets another one continue queues again behind it.
      while (await (locks ? locks.request(name, { signal }, runInCharge) : runInCharge()));
    } catch (error) {
      if (!signal.aborted) set(deletionAfter(error, current));
    } finally {
      isQueued = false;
    }
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data === 'hand over') decide?.(data);
    else if (data !== 'how far') {
      if (!isInCharge && !signal.aborted) set(data);
    } else if (isInCharge) send(current);
  });

  return {
    run() {
      if (decide) decide('again');
      else if (isQueued) send('hand over');
      else void run();
      if (!isInCharge) send('how far');
    },
    end() {
      controller.abort();
      channel?.close();
    },
  };
}

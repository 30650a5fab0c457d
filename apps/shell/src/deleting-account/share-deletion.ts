import { isAccountError, sentenceOf, type User } from '@dayloom/data';
import { backend } from '../backend/backend.ts';
import { loadEndNotifications } from '../notifications/load-end-notifications.ts';
import { isBeingDeleted } from '../session/remembered-session.ts';
import type { Deletion } from './deletion.ts';
import { hasBegun, isCalledOff, isDeleted, noteBegun, noteDeleted } from './deletion-marks.ts';

interface Shown {
  readonly show: (deletion: Deletion) => void;
  /** There is nothing to do any more: the account is gone, or is kept. */
  readonly over: () => void;
}

export interface SharedDeletion {
  /** Deletes the account where no other tab is at it, or goes on with it. */
  run(): void;
  /** Stops before the next step. */
  end(): void;
}

function after(error: unknown, before: Pick<Deletion, 'deleted' | 'hasBegun'>): Deletion {
  const so = { deleted: before.deleted, hasBegun: before.hasBegun };
  if (isAccountError(error) && error.code === 'stale-sign-in') return { ...so, phase: 'sign-in' };
  console.warn('The account is not deleted yet.', error);
  return { ...so, phase: 'failed', failure: sentenceOf(error) ?? 'Something went wrong.' };
}

async function deleteAll(user: User, signal: AbortSignal, told: (deleted: number) => void) {
  await (
    await loadEndNotifications()
  )(user);
  const { accounts } = await backend();
  signal.throwIfAborted();
  await accounts.deleteAccount(user, { signal, told });
  noteDeleted(user);
}

/** What tabs tell each other: how far the deletion is, that they want to know, or that the person goes on with it there. */
type Message = Deletion | 'how far' | 'hand over';

/**
 * One of the tabs deletes an account, and all of them show how far it is. It stays at it when it has failed, so that
 * none tries again unasked; where it is closed, or the person goes on in another one, that one does it.
 */
export function shareDeletion(user: User, { show, over }: Shown): SharedDeletion {
  const name = `dayloom-deleting-${user.id}`;
  const locks = navigator.locks as LockManager | undefined;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const wasNoted = isBeingDeleted(user.id);
  const ending = new AbortController();
  const { signal } = ending;
  let current: Deletion = { phase: 'running', deleted: 0, hasBegun: hasBegun(user) };
  let isQueued = false;
  let isAtIt = false;
  /** Of the tab that is at it and has failed: what the person wants. */
  let decide: ((next: 'again' | 'hand over') => void) | undefined;

  const send = (message: Message) => !signal.aborted && channel?.postMessage(message);
  function set(next: Deletion) {
    current = next;
    if (!signal.aborted) show(next);
  }
  function tell(next: Deletion) {
    set(next);
    send(next);
  }

  /** Whether there is nothing left to do. */
  async function attempt(): Promise<boolean> {
    if (signal.aborted) return true;
    if (!isDeleted(user) && !isCalledOff(user, wasNoted)) {
      const before = current.deleted;
      tell({ ...current, phase: 'running' });
      try {
        await deleteAll(user, signal, (deleted) => {
          if (!current.hasBegun) noteBegun(user);
          tell({ phase: 'running', deleted: before + deleted, hasBegun: true });
        });
      } catch (error) {
        if (!signal.aborted) tell(after(error, current));
        return signal.aborted;
      }
    }
    if (!signal.aborted) over();
    return true;
  }

  /** Whether another tab goes on with it. */
  async function isHandedOver(): Promise<boolean> {
    isAtIt = true;
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
      isAtIt = false;
    }
  }

  async function run() {
    isQueued = true;
    try {
      // Who hands over waits again, behind the one that goes on.
      while (await (locks ? locks.request(name, { signal }, isHandedOver) : isHandedOver()));
    } catch (error) {
      if (!signal.aborted) set(after(error, current));
    } finally {
      isQueued = false;
    }
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data === 'hand over') decide?.(data);
    else if (data !== 'how far') {
      if (!isAtIt && !signal.aborted) set(data);
    } else if (isAtIt) send(current);
  });

  return {
    run() {
      if (decide) decide('again');
      else if (isQueued) send('hand over');
      else void run();
      if (!isAtIt) send('how far');
    },
    end() {
      ending.abort();
      channel?.close();
    },
  };
}

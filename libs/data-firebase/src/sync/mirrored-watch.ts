import { type Query, type Store, type StoreError, whyQueryRefused } from '@dayloom/data';
import type { Mirror } from '@dayloom/data-local';
import type { UserId } from '@dayloom/domain';
import type { Conditions } from './conditions.ts';
import type { FirstAnswer } from './first-answer.ts';
import type { Later } from './later.ts';
import type { Listeners } from './listeners.ts';

/** How long a screen waits for the server's first word on an empty list, in milliseconds. */
const patience = 4_000;

interface MirroredWatchOptions {
  readonly user: UserId;
  readonly mirror: Mirror;
  readonly listeners: Listeners;
  readonly conditions: Conditions;
  readonly first: FirstAnswer;
  readonly later: Later;
}

/**
 * Watches the mirror, and has the mirror's answer kept as the server has it. An empty mirror says nothing about the
 * server: an empty list is told once somebody knows that it is one.
 */
export function mirroredWatch(options: MirroredWatchOptions): Store['watch'] {
  const { user, mirror, listeners, conditions, first, later } = options;
  return <T>(
    query: Query<T>,
    next: (records: readonly T[]) => void,
    fail: (error: StoreError) => void,
  ): (() => void) => {
    let isKnown = false;
    let hasTold = false;
    let isOver = false;
    let hasFailed = false;
    const tell = (records: readonly T[]) => {
      hasTold = true;
      next(records);
    };
    const stopMirror = mirror.store.watch(
      query,
      (records) => {
        if (records.length > 0 || isKnown || hasTold) tell(records);
      },
      fail,
    );
    const tellEmpty = async () => {
      const records = await mirror.store.get(query);
      if (!isOver && !hasTold && records.length === 0) tell(records);
    };
    const know = () => {
      if (isKnown || isOver || hasFailed) return;
      isKnown = true;
      tellEmpty().catch(() => undefined);
    };
    const answered = () => {
      hasFailed = false;
      know();
    };
    // What is shown stays; a list that was never here is not empty, and must not look so.
    const notKept = (error: StoreError) => {
      if (hasTold || isOver) return;
      hasFailed = true;
      fail(error);
    };
    const stopListening = whyQueryRefused(query, user)
      ? () => undefined
      : listeners.listen(query, { answered, failed: fail, notKept });
    mirror
      .hasAnswer(query)
      .then((has) => {
        if (!has) first.missing();
        if (has || !conditions.isReachable()) know();
        else later.run(patience, know);
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      stopMirror();
      stopListening();
    };
  };
}

import type { Change, Store } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import {
  addressesOf,
  type DueNotification,
  type DueSpan,
  type NotificationSource,
  readDescriptor,
} from '@dayloom/platform';
import { testShell } from '@dayloom/testing/shell';
import { onTestFinished, vi } from 'vitest';
import descriptor from '../../module.json' with { type: 'json' };
import { today } from './day-records.ts';

/**
 * Watches a source until the end of the test; resolves with its first report.
 * @param lateOrder the later answers of lists in the order of this field are passed on by `answerLate`
 */
export async function watchSource(
  source: NotificationSource,
  span: DueSpan,
  seed: readonly Change[],
  lateOrder?: string,
) {
  const shell = await testShell({ today, seed });
  const reads = new Set<string>();
  const late: (() => void)[] = [];
  const watch: Store['watch'] = (query, next, fail) => {
    reads.add(query.collection);
    const isLate = lateOrder !== undefined && query.orders[0]?.field === lateOrder;
    let isFirst = true;
    return shell.store.watch(
      query,
      (answer) => {
        if (isFirst || !isLate) next(answer);
        else late.push(() => next(answer));
        isFirst = false;
      },
      fail,
    );
  };
  const navigation = { ...shell.navigation, address: addressesOf(readDescriptor(descriptor)) };
  const reports: (readonly DueNotification[])[] = [];
  const errors: unknown[] = [];
  let last: Instant | undefined;
  const stop = source({ ...shell, store: { ...shell.store, watch }, navigation })(
    span,
    (due, until) => {
      reports.push(due);
      last = until;
    },
    (error) => errors.push(error),
  );
  onTestFinished(stop);
  await vi.waitFor(() => {
    if (reports.length + errors.length === 0) throw new Error('The source has not answered.');
  });
  return {
    shell,
    errors,
    /** All reports, oldest first. */
    reports,
    notifications: () => reports.at(-1) ?? [],
    until: () => last,
    /** The collections that it reads. */
    reads,
    answerLate: () => late.splice(0).forEach((answer) => answer()),
    stop,
  };
}

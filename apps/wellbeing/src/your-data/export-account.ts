import { type Store, type User } from '@dayloom/data';
import { Exporter } from '@dayloom/data/transfer';
import { type Clock, nowOf, numberText, todayOf } from '@dayloom/domain';
import { exportedKinds } from '@dayloom/domain/export';
import type { Run } from './long-work.ts';
import { untilComplete } from './until-complete.ts';

export interface Account {
  readonly store: Store;
  readonly user: User;
  readonly clock: Clock;
}

export interface Exported {
  readonly name: string;
  readonly text: string;
  readonly records: number;
  /** How many of them could not be imported: unreadable, or over a limit. */
  readonly setAside: number;
}

/** Exports an account: waits until this device has all records, then reads them at one point in time. */
export async function exportAccount(account: Account, run: Run): Promise<Exported> {
  const { store, user, clock } = account;
  const all = await untilComplete(store, user.id, run);
  const exporter = new Exporter({ user: user.id, email: user.email, now: nowOf(clock) });
  let records = 0;
  const { isComplete } = await store.snapshot(exportedKinds, (page) => exporter.add(page), {
    signal: run.signal,
    onProgress(done) {
      records = done;
      run.report({
        text: `Gathering your records: ${numberText(done)} of ${numberText(Math.max(done, all))}`,
        share: done / Math.max(done, all),
      });
    },
  });
  // The local copy was reloaded in between.
  if (!isComplete) return exportAccount(account, run);
  return {
    name: `dayloom-${todayOf(clock)}.json`,
    text: exporter.finish(),
    records,
    setAside: exporter.setAside,
  };
}

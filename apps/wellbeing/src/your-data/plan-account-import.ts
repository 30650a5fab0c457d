import { type Store, type StoredFields } from '@dayloom/data';
import { idsFor, type ImportPlan, planImport } from '@dayloom/data/transfer';
import { nowOf, numberText } from '@dayloom/domain';
import {
  exportedKinds,
  type ExportFile,
  type ImportError,
  readExport,
  whyTooLarge,
} from '@dayloom/domain/export';
import type { Account } from './export-account.ts';
import { type Run, runInSlices } from './long-work.ts';
import { untilComplete } from './until-complete.ts';

/** The content of a file, and its effect on the current account. */
export interface PlannedFile extends ImportPlan {
  readonly file: ExportFile;
  readonly isOffline: boolean;
}

function isOfflineNow({ sync }: Store): boolean {
  let isOffline = false;
  sync?.watch(({ phase }) => {
    isOffline = phase === 'offline';
  })();
  return isOffline;
}

/** All records of the account: a record that is only on the server would count as missing. */
async function livingRecords(account: Account, run: Run): Promise<ReadonlyMap<string, StoredFields>> {
  const { store, user } = account;
  await untilComplete(store, user.id, run);
  const living = new Map<string, StoredFields>();
  const { isComplete } = await store.snapshot(
    exportedKinds,
    ({ collection, records }) => {
      for (const { id, fields } of records) living.set(`${collection}/${id}`, fields);
    },
    { signal: run.signal },
  );
  // The local copy was reloaded in between.
  return isComplete ? living : livingRecords(account, run);
}

/** Reads a file and computes its effect. Nothing is written. */
export async function planAccountImport(
  chosen: File,
  account: Account,
  run: Run,
): Promise<PlannedFile | ImportError> {
  const { store, user, clock } = account;
  const tooLarge = whyTooLarge(chosen.size);
  if (tooLarge !== undefined) return { ok: false, reason: tooLarge };
  run.report({ text: 'Reading the file' });
  const reading = readExport(await chosen.text());
  if (!reading.ok) return reading;
  const { file } = reading;
  const living = await livingRecords(account, run);
  const idOf = await idsFor(file, user.id);
  const all = [...file.records.values()].reduce((sum, { length }) => sum + length, 0);
  const isOffline = isOfflineNow(store);
  const planning = planImport(file, {
    ...{ user: user.id, email: user.email, now: nowOf(clock) },
    ...{ living, idOf, isOffline },
  });
  const plan = await runInSlices(planning, {
    signal: run.signal,
    step: (done) =>
      run.report({
        text: `Checking the records: ${numberText(done)} of ${numberText(all)}`,
        share: done / all,
      }),
  });
  return plan.ok ? { ...plan, file, isOffline } : plan;
}

import { type StoredFields } from '@dayloom/data';
import { idsFor, type ImportPlan, planImport } from '@dayloom/data/transfer';
import { nowOf, numberText } from '@dayloom/domain';
import {
  exportedKinds,
  type ExportFile,
  type ExportRefusal,
  readExport,
  whyTooLarge,
} from '@dayloom/domain/export';
import type { Account } from './export-account.ts';
import { type Run, runInSlices } from './long-work.ts';
import { untilComplete } from './until-complete.ts';

/** What a file holds, and what it would do to the account as that is now. */
export interface PlannedFile extends ImportPlan {
  readonly file: ExportFile;
}

/** What the account holds, all of it: a record that is only on the server would be taken for a missing one. */
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
  // A fill began anew in between.
  return isComplete ? living : livingRecords(account, run);
}

/** Reads a file and works out what it would do. Nothing is written. */
export async function planAccountImport(
  chosen: File,
  account: Account,
  run: Run,
): Promise<PlannedFile | ExportRefusal> {
  const { user, clock } = account;
  const tooLarge = whyTooLarge(chosen.size);
  if (tooLarge !== undefined) return { ok: false, reason: tooLarge };
  run.told({ text: 'Reading the file' });
  const reading = readExport(await chosen.text());
  if (!reading.ok) return reading;
  const { file } = reading;
  const living = await livingRecords(account, run);
  const idOf = await idsFor(file, user.id);
  const all = [...file.records.values()].reduce((sum, { length }) => sum + length, 0);
  const planning = planImport(file, { user: user.id, email: user.email, now: nowOf(clock), living, idOf });
  const plan = await runInSlices(planning, {
    signal: run.signal,
    step: (done) =>
      run.told({
        text: `Checking the records: ${numberText(done)} of ${numberText(all)}`,
        share: done / all,
      }),
  });
  return plan.ok ? { ...plan, file } : plan;
}

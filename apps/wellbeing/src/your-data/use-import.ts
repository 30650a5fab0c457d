import { type CollectionName, collectionOf, isCollectionName, numberText } from '@dayloom/domain';
import type { ExportRefusal } from '@dayloom/domain/export';
import { useClock, useShell, useUser } from '@dayloom/platform';
import { useState } from 'react';
import type { Run } from './long-work.ts';
import { planAccountImport, type PlannedFile } from './plan-account-import.ts';
import { useLongWork } from './use-long-work.ts';

const kindWord = (collection: CollectionName) => collectionOf(collection).words.one;

/** 'Work w1: endDate: not a calendar day'; nothing of the file is imported. */
function refusalText({ record, reason }: ExportRefusal): string {
  if (record === undefined) return reason;
  const [collection = '', id] = record.split('/');
  const named = isCollectionName(collection) && id !== undefined ? `${kindWord(collection)} ${id}` : record;
  return `${named}: ${reason}`;
}

const sumOf = ({ counts }: PlannedFile, key: 'added' | 'replaced') =>
  numberText(counts.reduce((sum, count) => sum + count[key], 0));

/** What the preview shows of both is the same. */
const isAsShown = (shown: PlannedFile, now: PlannedFile) =>
  JSON.stringify(shown.counts) === JSON.stringify(now.counts);

/** Two tabs that count up at once would count twice. */
const inTurn = (signal: AbortSignal, work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('dayloom-import', { signal }, work) : work();

interface Preview {
  readonly chosen: File;
  readonly plan: PlannedFile;
  /** The account was another one when these numbers were asked for: nothing was written. */
  readonly hasChanged: boolean;
}

/**
 * Reads a file, shows what it would do, and does that once it is confirmed. What is written is worked out
 * anew just before; where that would do something else than was shown, it is asked once more.
 */
export function useImport(onEnd: () => void) {
  const { store, toasts } = useShell();
  const user = useUser();
  const clock = useClock();
  const [preview, setPreview] = useState<Preview>();
  const [refusal, setRefusal] = useState<string>();
  const reading = useLongWork('The file could not be read.');
  const writing = useLongWork('Nothing was imported.');

  /** Undefined where the file is refused, which is shown. */
  const planned = async (chosen: File, run: Run): Promise<PlannedFile | undefined> => {
    const plan = await planAccountImport(chosen, { store, user, clock }, run);
    run.signal.throwIfAborted();
    if (plan.ok) return plan;
    setPreview(undefined);
    setRefusal(refusalText(plan));
    return undefined;
  };
  const read = (chosen: File) =>
    reading.run(async (run) => {
      setPreview(undefined);
      const plan = await planned(chosen, run);
      if (plan) setPreview({ chosen, plan, hasChanged: false });
    }, 'Reading the file');

  const commit = async ({ changes }: PlannedFile, { signal, told }: Run) => {
    const all = changes.length;
    await store.commitMany(changes, {
      signal,
      told: (done) =>
        told({
          text: `Writing the records: ${numberText(done)} of ${numberText(all)}`,
          share: done / all,
        }),
    });
  };
  const writeAsShown = async ({ chosen, plan: shown }: Preview, run: Run) => {
    const plan = await planned(chosen, run);
    if (!plan) return;
    if (!isAsShown(shown, plan)) return setPreview({ chosen, plan, hasChanged: true });
    await commit(plan, run);
    toasts.success('Your data was imported', {
      detail: `${sumOf(plan, 'added')} added, ${sumOf(plan, 'replaced')} replaced`,
    });
    onEnd();
  };

  return {
    preview,
    refusal,
    reading: reading.state,
    writing: writing.state,
    choose(file: File | undefined) {
      setPreview(undefined);
      setRefusal(undefined);
      reading.cancel();
      writing.cancel();
      if (file) void read(file);
    },
    write: (shown: Preview) =>
      void writing.run(async (run) => {
        try {
          await inTurn(run.signal, () => writeAsShown(shown, run));
        } catch (error) {
          // What it would do now may be something else.
          if (!run.signal.aborted) void read(shown.chosen);
          throw error;
        }
      }, 'Checking the records'),
    cancel() {
      reading.cancel();
      writing.cancel();
    },
  };
}

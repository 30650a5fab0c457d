import { numberText } from '@dayloom/domain';
import { useClock, useShell, useUser } from '@dayloom/platform';
import { useState } from 'react';
import type { Run } from './long-work.ts';
import { planAccountImport, type PlannedFile } from './plan-account-import.ts';
import { useLongWork } from './use-long-work.ts';

const sumOf = ({ counts }: PlannedFile, key: 'added' | 'replaced') =>
  numberText(counts.reduce((sum, count) => sum + count[key], 0));

/** Whether two plans have the same preview. */
const isAsShown = (shown: PlannedFile, now: PlannedFile) =>
  JSON.stringify(shown.counts) === JSON.stringify(now.counts);

/** A lock across tabs: two tabs that increase counters at once would count twice. */
const inTurn = (signal: AbortSignal, work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('dayloom-import', { signal }, work) : work();

interface Preview {
  readonly chosen: File;
  readonly plan: PlannedFile;
  /** The account has changed since the preview, so nothing was written. */
  readonly hasChanged: boolean;
}

/**
 * Reads a file, shows a preview, and imports it after confirmation. The import is planned again just before the write;
 * if the effect differs from the preview, the user is asked again.
 */
export function useImport(onEnd: () => void) {
  const { store, toasts } = useShell();
  const user = useUser();
  const clock = useClock();
  const [preview, setPreview] = useState<Preview>();
  const [refusal, setRefusal] = useState<string>();
  const reading = useLongWork('The file could not be read.');
  const writing = useLongWork('Nothing was imported.');

  /** Undefined if the file is invalid, which is shown. */
  const planned = async (chosen: File, run: Run): Promise<PlannedFile | undefined> => {
    const plan = await planAccountImport(chosen, { store, user, clock }, run);
    run.signal.throwIfAborted();
    if (plan.ok) return plan;
    setPreview(undefined);
    setRefusal(plan.reason);
    return undefined;
  };
  const read = (chosen: File) =>
    reading.run(async (run) => {
      setPreview(undefined);
      const plan = await planned(chosen, run);
      if (plan) setPreview({ chosen, plan, hasChanged: false });
    }, 'Reading the file');

  const commit = async ({ changes }: PlannedFile, { signal, report }: Run) => {
    const all = changes.length;
    await store.commitMany(changes, {
      signal,
      onProgress: (done) =>
        report({
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
          // The effect may be different now.
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

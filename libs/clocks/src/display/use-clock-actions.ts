import { type Change, clockRunsOf, patch } from '@dayloom/data';
import type { ClockKind, ClockRun, RunEnd } from '@dayloom/domain';
import { type Purpose, purposeFieldNames } from '@dayloom/domain/clocks';
import { useSave, useShell } from '@dayloom/platform';
import { withTitlesOfNow } from '../purpose/titles-of-now.ts';
import {
  finishChanges,
  liveState,
  pauseChanges,
  phaseOf,
  resetChanges,
  resumeChanges,
  retargetChanges,
  startChanges,
  stopAsOfChanges,
  stopChanges,
  undoResetChanges,
} from '../engine/clock-changes.ts';
import { answerFirstSentence, sessionSentences } from '../engine/sentences.ts';
import { isFree, type ShownClock, useClockRuns } from './use-shown-clock.ts';

interface Start extends Purpose {
  /** Whole seconds. */
  readonly target?: number;
}

/** What a choice of a task sets; the note is not part of it. */
const chosenFields = purposeFieldNames.filter((field) => field !== 'note');

/** The actions of a clock; each does nothing when the state of the clock does not allow it. */
export function useClockActions(kind: ClockKind, shown: ShownClock) {
  const { clock, newId, store, toasts, user } = useShell();
  const runs = useClockRuns();
  const save = useSave();
  const run = 'run' in shown ? shown.run : undefined;
  const { saved, failed, reset } = sessionSentences[kind];
  const commit = (changes: readonly Change[], done?: string) =>
    save(changes, { failed, ...(done !== undefined && { done }) });
  /** Uses the state at the time of the call, because the rendered state may be almost a second old. */
  const changesBy = (act: (run: ClockRun, now: Date) => readonly Change[]) =>
    run ? act(run, clock.now()) : [];
  const commitSession = (changes: readonly Change[]) =>
    commit(changes, changes.some(({ type }) => type === 'create') ? saved : undefined);
  /** Commits changes that reset the run; 'Undo' restores the run. */
  const commitReset = async (changes: readonly Change[]) => {
    const state = run && liveState(run, clock.now());
    if (!(await commit(changes))) return false;
    if (!state || changes.length === 0) return true;
    toasts.success(reset, {
      undo: async () => {
        const { records } = await store.get(clockRunsOf(user.id));
        await store.commit(undoResetChanges(run, state, records, clock.now()));
      },
    });
    return true;
  };
  const begun = (options: Start, records: readonly ClockRun[]) =>
    startChanges({ id: newId(), userId: user.id, kind, ...options }, records, clock.now());
  return {
    /** Says what to do first, if the last run was set aside: for presses that have no effect until then. */
    explain: () => {
      if (shown.phase === 'set-aside') toasts.warning(answerFirstSentence(shown.run, shown));
    },
    start: async (options: Start = {}) => {
      if (runs.phase !== 'ready' || !isFree(shown)) return false;
      return commit(begun(options, runs.records));
    },
    /** Resets a running or paused clock, and starts it again at once. */
    restart: async (options: Start = {}) => {
      if (runs.phase !== 'ready') return false;
      const ended = shown.phase === 'running' || shown.phase === 'paused' ? changesBy(resetChanges) : [];
      return ended.length > 0 && commitReset([...ended, ...begun(options, runs.records)]);
    },
    pause: () => commit(changesBy(pauseChanges)),
    resume: () => commit(changesBy(resumeChanges)),
    /** Saves the elapsed time, and sets the clock to zero. */
    stop: async () => commitSession(await withTitlesOfNow({ store, user }, changesBy(stopChanges))),
    /** Saves the time until an earlier end, and sets the clock to zero. */
    stopAsOf: (end: RunEnd) => commitSession(run ? stopAsOfChanges(run, end) : []),
    /** Saves a run that has reached its target, after an automatic save has failed. */
    finish: () => commitSession(changesBy(finishChanges)),
    /** Deletes a run that was set aside, and offers Undo. */
    discard: async () =>
      run !== undefined &&
      save(changesBy(resetChanges), {
        failed,
        done: 'Session discarded',
        undo: [phaseOf(run, run.phase, run.since, run.elapsed)],
      }),
    /** Sets the clock to zero without saving, and offers Undo. */
    reset: () => commitReset(changesBy(resetChanges)),
    /** Says what a running or paused clock is for; an empty purpose takes the task away. */
    setPurpose: (purpose: Purpose) =>
      commit(
        run && liveState(run, clock.now())
          ? [
              patch('clocks', run.id, purpose, {
                clear: chosenFields.filter((field) => purpose[field] === undefined),
              }),
            ]
          : [],
      ),
    /** Sets the target in seconds, at which the clock ends by itself. */
    retarget: (seconds: number) =>
      commit(run && liveState(run, clock.now()) ? retargetChanges(run, seconds) : []),
  };
}

export type ClockActions = ReturnType<typeof useClockActions>;

import { clockRunsOf } from '@dayloom/data';
import { type ClockKind, type ClockRun, clockState, shownRun } from '@dayloom/domain';
import type { Shell } from '@dayloom/platform';
import { pauseChanges, resumeChanges, startChanges } from './clock-changes.ts';
import { answerFirstSentence, sessionSentences } from './sentences.ts';

/**
 * Starts, pauses or continues a clock from the palette.
 * @param targetOf returns the target of a new run in whole seconds; receives the last run while it is still shown
 */
export async function toggleClock(
  { store, user, clock, newId, toasts }: Shell,
  kind: ClockKind,
  targetOf: (last: ClockRun | undefined) => Promise<number> | number,
): Promise<void> {
  try {
    const { records } = await store.get(clockRunsOf(user.id));
    const now = clock.now();
    const run = shownRun(records, kind);
    const state = run && clockState(run, now);
    const phase = state?.phase;
    if (run && state?.phase === 'set-aside') toasts.warning(answerFirstSentence(run, state));
    else if (run && phase === 'running') await store.commit(pauseChanges(run, now));
    else if (run && phase === 'paused') await store.commit(resumeChanges(run, now));
    else {
      const start = { id: newId(), userId: user.id, kind, target: await targetOf(run) };
      await store.commit(startChanges(start, records, now));
    }
  } catch (error) {
    toasts.error(sessionSentences[kind].failed, error);
  }
}

import { clockRunsOf, settingsOf } from '@dayloom/data';
import { clockState, focusLength, shownRun } from '@dayloom/domain';
import { pauseChanges, resumeChanges, sessionSentences, startChanges } from '@dayloom/clocks';
import type { Shell } from '@dayloom/platform';
import { startOf } from './timer-clocks.ts';

/** Starts, pauses or continues the focus timer from the palette (KA7). */
export default async function toggleFocus({ store, user, clock, newId, toasts }: Shell): Promise<void> {
  try {
    const { records } = await store.get(clockRunsOf(user.id));
    const now = clock.now();
    const run = shownRun(records, 'focus');
    const phase = run && clockState(run, now).phase;
    if (phase === 'set-aside')
      toasts.warning('The last focus run was set aside: save or discard it on its screen.');
    else if (run && phase === 'running') await store.commit(pauseChanges(run, now));
    else if (run && phase === 'paused') await store.commit(resumeChanges(run, now));
    else {
      const settings = await store.get(settingsOf(user.id));
      const minutes = settings.records[0]?.focusMinutes ?? focusLength.standard;
      const start = { id: newId(), userId: user.id, kind: 'focus', ...startOf('focus', minutes) } as const;
      await store.commit(startChanges(start, records, now));
    }
  } catch (error) {
    toasts.error(sessionSentences.focus.failed, error);
  }
}

import {
  capitalized,
  type ClockKind,
  type ClockRun,
  isolated,
  type RunEnd,
  type SetAside,
} from '@dayloom/domain';
import { timestampText } from '@dayloom/ui';
import { lastSeen } from './last-seen.ts';

/** Toasts for a saved session, and for one that was reset. */
export const sessionSentences: Readonly<
  Record<ClockKind, { readonly saved: string; readonly failed: string; readonly reset: string }>
> = {
  focus: { saved: 'Focus session saved', failed: 'Failed to save session', reset: 'Focus reset' },
  stopwatch: { saved: 'Stopwatch session saved', failed: 'Failed to save session', reset: 'Stopwatch reset' },
  meditation: {
    saved: 'Meditation session saved',
    failed: 'Failed to save meditation session',
    reset: 'Meditation reset',
  },
};

export const clockNames: Readonly<Record<ClockKind, string>> = {
  focus: 'focus timer',
  stopwatch: 'stopwatch',
  meditation: 'meditation',
};

/** Say what happened to the later of two sessions of devices that were apart. */
export const overlapSentences = {
  lowered: (kind: ClockKind, left: string) =>
    `Two ${kind} sessions overlapped: ${left} of the later one counts.`,
  deleted: (kind: ClockKind) => `A ${kind} session lay within an earlier one and was deleted.`,
};

function whySetAside({ reason, end }: SetAside): string {
  if (reason === 'future')
    return "has a start that has not come yet, so a device's clock is wrong. Nothing of it was saved.";
  if (reason === 'corrupt') return 'has a stored time that cannot be right. Nothing of it was saved.';
  return end
    ? 'ended more than a day ago, so it was not saved by itself.'
    : 'has been running for more than a day, so it was not saved.';
}

/** The end as of which a run that was set aside can be saved; a stopwatch can be saved until this device last saw it. */
export const endToSave = (run: ClockRun, { reason, end }: SetAside): RunEnd | undefined =>
  end ?? (run.kind === 'stopwatch' && reason === 'old' ? lastSeen(run) : undefined);

const answers = (run: ClockRun, state: SetAside) => (endToSave(run, state) ? 'save or discard' : 'discard');

/** Says what a run that was set aside needs before the next one can start. */
export const answerFirstSentence = (run: ClockRun, state: SetAside): string =>
  `The last ${clockNames[run.kind]} was set aside: ${answers(run, state)} it on its screen first.`;

/** Says which run was set aside, why, and what to do. */
export function setAsideSentence(run: ClockRun, state: SetAside, locale?: string): string {
  const { kind, about, createdAt } = run;
  const task = about === undefined ? '' : ` for “${isolated(about)}”`;
  const name = `${clockNames[kind]}${task} (${timestampText(createdAt, locale)})`;
  return `The ${name} ${whySetAside(state)} ${capitalized(answers(run, state))} it before the next start.`;
}

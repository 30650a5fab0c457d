import { type ClockKind, type ClockRun, isolated, type SetAside } from '@dayloom/domain';
import { timestampText } from '@dayloom/ui';

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

function whySetAside({ reason, end }: SetAside): string {
  if (reason === 'future')
    return "has a start that has not come yet, so a device's clock is wrong. Nothing of it was saved.";
  if (reason === 'corrupt') return 'has a stored time that cannot be right. Nothing of it was saved.';
  return end
    ? 'ended more than a day ago, so it was not saved by itself: save or discard it.'
    : 'has been running for more than a day, so it was not saved.';
}

/** Says which run was set aside, and why. */
export function setAsideSentence(
  { kind, about, createdAt }: ClockRun,
  state: SetAside,
  locale?: string,
): string {
  const task = about === undefined ? '' : ` for “${isolated(about)}”`;
  return `The ${clockNames[kind]}${task} (${timestampText(createdAt, locale)}) ${whySetAside(state)}`;
}

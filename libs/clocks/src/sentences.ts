import type { ClockKind, SetAsideReason } from '@dayloom/domain';

/** What a saved session is told with (ER22, ER32), and one that was reset (FT13). */
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

const setAsideReasons: Readonly<Record<SetAsideReason, string>> = {
  future: "was started at a time that has not come yet, so a device's clock is wrong",
  old: 'was left running for more than a day, so nobody can tell how long it counted for',
};

/** Why a clock was set aside (CK4). */
export const setAsideSentence = (kind: ClockKind, reason: SetAsideReason) =>
  `The ${clockNames[kind]} ${setAsideReasons[reason]}. Nothing of it was saved.`;

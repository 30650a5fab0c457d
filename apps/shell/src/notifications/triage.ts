import { type Instant, instantOf } from '@dayloom/domain';
import type { DueNotification } from '@dayloom/platform';
import { latenessOf } from './lateness.ts';

/** A moment that fell into quiet hours, and when these end (ST4). */
export interface Waited {
  readonly due: DueNotification;
  readonly until: Instant;
}

export interface Triage {
  readonly show: readonly { readonly due: DueNotification; readonly isLate: boolean }[];
  /** Too late to be shown. */
  readonly missed: readonly DueNotification[];
  /** It is quiet, and they wait. */
  readonly waiting: readonly Waited[];
  /** It is over: they come as one, or `isMissed`, nobody was awake then. */
  readonly waited: readonly (Waited & { readonly isMissed: boolean })[];
}

/**
 * The moments that have come since `since`.
 * @param since until when all of them were looked at before; a clock that was set back has looked at nothing ahead
 */
export function comeSince(due: readonly DueNotification[], since: Instant | undefined, now: Date) {
  const present = instantOf(now);
  const from = since !== undefined && since < present ? since : present;
  return due.filter(({ at }) => at > from && at <= present);
}

/**
 * What is to become of moments that have come.
 * @param quietUntil when the quiet hours end in which a moment lies; undefined where it lies in none
 */
export function triage(
  come: readonly DueNotification[],
  now: Date,
  quietUntil: (at: Instant) => Instant | undefined,
): Triage {
  const present = instantOf(now);
  // What begins has no need any more of what was to announce it.
  const isOvertaken = ({ at, startsAt }: DueNotification) => at < startsAt && startsAt <= present;
  const isMissed = (one: DueNotification) => {
    const lateness = latenessOf(one.at, now);
    return lateness === 'missed' || (lateness === 'late' && isOvertaken(one));
  };
  const endOf = (one: DueNotification) => (one.isUrgent ? undefined : quietUntil(one.at));
  const quiet = come.flatMap((due): readonly Waited[] => {
    const until = endOf(due);
    return until === undefined ? [] : [{ due, until }];
  });
  const others = come.filter((one) => endOf(one) === undefined);
  return {
    show: others
      .filter((one) => !isMissed(one))
      .map((one) => ({ due: one, isLate: latenessOf(one.at, now) === 'late' })),
    missed: others.filter(isMissed),
    waiting: quiet.filter(({ until }) => until > present),
    waited: quiet
      .filter(({ until }) => until <= present)
      .map((one) => ({ ...one, isMissed: latenessOf(one.until, now) === 'missed' })),
  };
}

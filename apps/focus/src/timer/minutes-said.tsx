import { minutesSaid } from '@dayloom/clocks';
import type { ClockControl } from './use-clock-control.ts';

/** The announced time of a clock: whole minutes, so that it changes once a minute. */
export function minutesOf({
  kind,
  shown,
  seconds,
}: Pick<ClockControl, 'kind' | 'shown' | 'seconds'>): string {
  if (shown.phase === 'finished') return 'The focus session is over';
  if (shown.phase !== 'running' && shown.phase !== 'paused') return '';
  const left = kind === 'focus' ? ' left' : '';
  return `${shown.phase === 'paused' ? 'Paused, ' : ''}${minutesSaid(seconds)}${left}`;
}

/** Announces minutes politely, and never seconds. */
export const MinutesSaid = ({ control }: { readonly control: ClockControl }) => (
  <p className="visually-hidden" role="status" aria-label="Announced time">
    {minutesOf(control)}
  </p>
);

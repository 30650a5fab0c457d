import type { ClockRun } from '../records/clock.ts';
import type { Instant } from '../brands.ts';
import { isOlder } from './clock-state.ts';

/** A run with a session. `elapsed` in milliseconds; the run may have been reset after its end. */
export interface EndedRun extends Pick<ClockRun, 'id' | 'kind' | 'createdAt' | 'elapsed'> {
  readonly endedAt: Instant;
}

interface Span {
  readonly start: number;
  readonly end: number;
  /** Milliseconds of the span that were paused; when they were is not stored. */
  readonly paused: number;
}

function spanOf({ createdAt, endedAt, elapsed }: EndedRun): Span {
  const [start, end] = [Date.parse(createdAt), Date.parse(endedAt)];
  return { start, end, paused: Math.max(0, end - start - elapsed) };
}

/** The most that some of the spans surely ran together: what they cover, less the pauses that may lie in it. */
function surelyRan(spans: readonly Span[]): number {
  const before: { readonly end: number; readonly ran: number }[] = [];
  for (const { start, end, paused } of spans.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const joined = before
      .filter((one) => one.end <= end)
      .map((one) => one.ran - Math.max(0, one.end - start));
    before.push({ end, ran: Math.max(0, end - start - paused) + Math.max(0, ...joined) });
  }
  return Math.max(0, ...before.map(({ ran }) => ran));
}

/**
 * Milliseconds of a run that were surely counted by runs of its clock that started earlier, never more than `elapsed`.
 * In doubt the time stays: every pause may lie in the overlap. Further earlier runs never make it less.
 */
export function overlapOf(run: EndedRun, others: readonly EndedRun[]): number {
  const own = spanOf(run);
  const shared = others
    .filter((other) => other.kind === run.kind && other.elapsed > 0 && isOlder(other, run))
    .map((other) => {
      const { start, end, paused } = spanOf(other);
      return { start: Math.max(start, own.start), end: Math.min(end, own.end), paused };
    })
    .filter(({ start, end }) => start < end);
  return Math.min(run.elapsed, Math.max(0, surelyRan(shared) - own.paused));
}

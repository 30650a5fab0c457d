import type { Work } from '@dayloom/domain';
import type { QuickAddReading } from '@dayloom/domain/quick-add';
import { firstTime } from '@dayloom/domain/repeats';

/** A reading whose series begins within the days of its work. */
export interface LineReading extends QuickAddReading {
  /** The first time is later than the line says, because the work has not begun by then. */
  readonly isMoved?: true;
  /** The series has no day in the work: it ends before the work's start, or begins after its end. */
  readonly misses?: 'start' | 'end';
}

/** A task of a work repeats within its days: the first time is the first one of the rule from its start on. */
export function withinWork(
  reading: QuickAddReading,
  work: Pick<Work, 'startDate' | 'endDate'> | undefined,
): LineReading {
  const { repeat, kind } = reading;
  if (!repeat || !work || kind !== 'task') return reading;
  const isMoved = repeat.first < work.startDate;
  const first = isMoved ? firstTime(repeat.rule, work.startDate) : repeat.first;
  if (first === undefined) return { ...reading, misses: 'start' };
  const moved = { ...reading, day: first, repeat: { ...repeat, first }, ...(isMoved && { isMoved }) };
  return first > work.endDate ? { ...moved, misses: 'end' } : moved;
}

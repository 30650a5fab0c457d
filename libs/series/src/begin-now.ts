import type { Change } from '@dayloom/data';
import type { DayRecord } from '@dayloom/domain';
import type { Outcome, Shell } from '@dayloom/platform';
import { beginSeries, isEnded, type NewSeries } from './series-changes.ts';
import type { SeriesKind } from './series-kind.ts';
import { undoing } from './undo-now.ts';
import { segmentsNow } from './use-segments.ts';

interface Begun extends Pick<Outcome, 'undo' | 'undoNow'> {
  readonly changes: readonly Change[];
}

/**
 * Begins a series with a record as its first day, or with a new one. A day of a series that has ended or was removed
 * stays one: that series goes on, so that an undo of its end doubles nothing.
 */
export async function beginNow(
  shell: Pick<Shell, 'store' | 'user'>,
  kind: SeriesKind,
  record: DayRecord | undefined,
  series: NewSeries,
): Promise<Begun> {
  const { repeat, repeatDay } = record ?? {};
  if (repeat === undefined || repeatDay === undefined || repeatDay > series.first)
    return beginSeries(kind, record, series);
  const segments = await segmentsNow(shell, repeat);
  // The record can have been filed under another work since.
  const isOther = segments?.some(({ workId }) => workId !== series.workId);
  if (segments && (isOther || !isEnded(segments, series.first))) return beginSeries(kind, record, series);
  const begun = beginSeries(kind, record, { ...series, id: repeat }, segments);
  return { ...begun, ...(segments && undoing(shell, segments, begun)) };
}

import { notifiedRecordOf, notifiedRecords, repeatSkipOn, repeatsOf } from '@dayloom/data';
import { firstPlanDay, type MomentStory, type SeriesDay, seriesDayOf } from '@dayloom/domain';
import { type Records, useRecords, useUser } from '@dayloom/platform';
import { useLoaded } from '@dayloom/platform/late';
import { useEffect } from 'react';
import { dayCode } from '../item/is-deleted.ts';

/** The records of a complete list. */
const allOf = <T>(list: Records<T>) => (list.phase === 'ready' && list.isComplete ? list.records : undefined);

/** Whether what a notification is about was deleted or is done, on any device. 'open' while it is unknown. */
export function useItemState(story: MomentStory): 'open' | 'done' | 'deleted' {
  const { id } = useUser();
  const record = notifiedRecordOf(id, story);
  const found = allOf(useRecords(record ?? notifiedRecords.reminder(id), { off: record === undefined }));
  const isMissing = record !== undefined && found?.length === 0;
  const day = isMissing ? seriesDayOf(story.item) : undefined;
  const isDayDeleted = useIsDayDeleted(day);
  if (isMissing && (day === undefined || isDayDeleted)) return 'deleted';
  return record && found?.[0]?.completed ? 'done' : 'open';
}

/** @param missing a day of a series without a record, if there is one */
function useIsDayDeleted(missing: SeriesDay | undefined): boolean {
  const { id } = useUser();
  const isNeeded = missing !== undefined;
  const off = { off: !isNeeded };
  const { series, day } = missing ?? { series: '', day: firstPlanDay };
  const skips = allOf(useRecords(repeatSkipOn(id, series, day), off));
  const segments = allOf(useRecords(repeatsOf(id), off));
  const code = useLoaded(dayCode);
  useEffect(() => {
    if (isNeeded) dayCode.load().catch(() => undefined);
  }, [isNeeded]);
  if (!missing || !skips || !segments) return false;
  return skips.length > 0 || (code !== undefined && !code.hasDay(segments, missing));
}

import { notifiedRecordOf, receiptsOf } from '@dayloom/data';
import type { MomentStory } from '@dayloom/domain';
import { useRecords, useUser } from '@dayloom/platform';

/** Whether the record of a notification is deleted, on any device. False while it is unknown. */
export function useIsDeleted(story: MomentStory): boolean {
  const { id } = useUser();
  const record = notifiedRecordOf(id, story);
  const found = useRecords(record ?? receiptsOf(id), { off: record === undefined });
  return record !== undefined && found.phase === 'ready' && found.isComplete && found.records.length === 0;
}

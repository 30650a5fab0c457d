import { type Change, isNotifiedKind } from '@dayloom/data';
import { type DayRecords, isComputed, type NotifiedKind } from '@dayloom/domain';
import type { NotificationContent } from '@dayloom/domain/notifications';
import { editOf, type Shell } from '@dayloom/platform';
import { changing } from '@dayloom/series';
import { isDeleted } from './is-deleted.ts';
import { itemKinds, itemNow } from './notified-item.ts';

type Services = Pick<Shell, 'store' | 'user'>;

/**
 * Marks the item of a notification as done; of a series, its day. None if it was deleted, or moved to another time.
 * @returns undefined while this device does not have all records
 */
export async function doneChanges(
  services: Services,
  { kind, item, tag }: Pick<NotificationContent, 'kind' | 'item' | 'tag'>,
): Promise<readonly Change[] | undefined> {
  if (!isNotifiedKind(kind)) return [];
  const record = await itemNow(services, kind, item);
  if (record) return isOf(kind, tag, record) ? marking(kind, record) : [];
  return (await isDeleted(services, { kind, item })) ? [] : undefined;
}

/** Whether a tag, which contains the start or the end of a snooze, is of the record as it is now. */
function isOf<M extends NotifiedKind>(kind: M, tag: string, record: DayRecords[M]) {
  const time = Number.parseInt(tag.split('-').at(-2) ?? '', 36);
  const times = [itemKinds[kind].startOf(record), record.snoozedUntil ?? ''];
  return isComputed(record) || times.some((moment) => Date.parse(moment) === time);
}

function marking<M extends NotifiedKind>(kind: M, record: DayRecords[M]) {
  const { series } = itemKinds[kind];
  const done = { completed: true, snoozedUntil: undefined } as Partial<DayRecords[M]>;
  const edit = editOf<typeof series.facts.name>(series.facts, record, done);
  return edit.length > 0 ? changing(series, record, edit, series.dayOf(record)) : [];
}

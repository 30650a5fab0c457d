import {
  type DayRecords,
  instantOf,
  momentOfReminder,
  type NotifiedKind,
  startOfActivity,
} from '@dayloom/domain';
import { momentsOf, notifiedHere } from '@dayloom/domain/moments';
import { snoozeText } from '@dayloom/domain/snooze';
import { localeAtom, useAtomValue, useMinute } from '@dayloom/platform';
import * as styles from './item-state.module.css';

export interface StateLineProps {
  readonly record: DayRecords[NotifiedKind];
  /** The `leads` of the settings. */
  readonly usual: string | undefined;
}

/** Until when an item was put off, or that it does not ring. */
export function StateLine({ record, usual }: StateLineProps) {
  const now = useMinute();
  const locale = useAtomValue(localeAtom);
  const { id, title, leads, snoozedUntil } = record;
  const present = instantOf(now);
  const isSnoozed = snoozedUntil !== undefined && snoozedUntil > present;
  const startsAt = 'startTime' in record ? startOfActivity(record) : momentOfReminder(record);
  const item = { type: 'reminder', id, title, leads, startsAt, createdAt: present } as const;
  const isSilent = startsAt > present && momentsOf(item, { ...notifiedHere, leads: usual }).length === 0;
  if (!isSnoozed && !isSilent) return null;
  return (
    <span className={styles.line}>
      {isSnoozed ? `Snoozed until ${snoozeText(snoozedUntil, now, locale)}` : 'Does not ring'}
    </span>
  );
}

import {
  type DayRecords,
  instantOf,
  momentOfReminder,
  type NotifiedKind,
  startOfActivity,
} from '@dayloom/domain';
import { snoozeText } from '@dayloom/domain/snooze';
import { localeAtom, useAtomValue, useMinute } from '@dayloom/platform';
import * as styles from './item-state.module.css';

interface StateLineProps {
  readonly record: DayRecords[NotifiedKind];
  /** It has no moment at which it rings. */
  readonly isSilent: boolean;
}

/** Until when an item was put off, or that it does not ring. */
export function StateLine({ record, isSilent }: StateLineProps) {
  const now = useMinute();
  const locale = useAtomValue(localeAtom);
  const { snoozedUntil } = record;
  const isSnoozed = snoozedUntil !== undefined && snoozedUntil > instantOf(now);
  const startsAt = 'startTime' in record ? startOfActivity(record) : momentOfReminder(record);
  if (!isSnoozed && !(isSilent && startsAt > instantOf(now))) return null;
  return (
    <span className={styles.line}>
      {isSnoozed ? `Snoozed until ${snoozeText(snoozedUntil, now, locale)}` : 'Does not ring'}
    </span>
  );
}

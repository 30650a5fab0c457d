import { settingsOf } from '@dayloom/data';
import {
  type DayRecords,
  instantOf,
  momentOfReminder,
  type NotifiedKind,
  startOfActivity,
} from '@dayloom/domain';
import { readLeads } from '@dayloom/domain/leads';
import { snoozeText } from '@dayloom/domain/snooze';
import { localeAtom, useAtomValue, useMinute, useRecords, useUser } from '@dayloom/platform';
import { CheckIcon } from '@dayloom/ui';
import * as styles from './item-state.module.css';

interface ItemStateProps {
  readonly record: DayRecords[NotifiedKind];
}

interface LineProps extends ItemStateProps {
  readonly isSilent: boolean;
}

function Line({ record, isSilent }: LineProps) {
  const now = useMinute();
  const locale = useAtomValue(localeAtom);
  const { snoozedUntil } = record;
  const isSnoozed = snoozedUntil !== undefined && snoozedUntil > instantOf(now);
  const startsAt = 'startTime' in record ? startOfActivity(record) : momentOfReminder(record);
  const isShown = isSnoozed || (isSilent && startsAt > instantOf(now));
  return (
    isShown && (
      <span className={styles.line}>
        {isSnoozed ? `Snoozed until ${snoozeText(snoozedUntil, now, locale)}` : 'Does not ring'}
      </span>
    )
  );
}

/** The sign of what is done, until when it was put off, or that it does not ring. */
export function ItemState({ record }: ItemStateProps) {
  const { completed, leads, snoozedUntil } = record;
  const settings = useRecords(settingsOf(useUser().id), { off: leads !== undefined });
  if (completed)
    return (
      <span className={styles.done} title="Done">
        <CheckIcon />
        <span className="visually-hidden">Done</span>
      </span>
    );
  const usual = settings.phase === 'ready' ? settings.records[0]?.leads : undefined;
  const isSilent = readLeads(leads, usual).length === 0;
  return (isSilent || snoozedUntil !== undefined) && <Line record={record} isSilent={isSilent} />;
}

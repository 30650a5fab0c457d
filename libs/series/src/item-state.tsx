import { type DayRecords, type Instant, instantOf, type NotifiedKind } from '@dayloom/domain';
import { snoozeText } from '@dayloom/domain/snooze';
import { localeAtom, useAtomValue, useMinute } from '@dayloom/platform';
import { CheckIcon } from '@dayloom/ui';
import * as styles from './item-state.module.css';

function Snoozed({ until }: { readonly until: Instant }) {
  const now = useMinute();
  const locale = useAtomValue(localeAtom);
  return (
    until > instantOf(now) && (
      <span className={styles.snoozed}>Snoozed until {snoozeText(until, now, locale)}</span>
    )
  );
}

interface ItemStateProps {
  readonly record: Pick<DayRecords[NotifiedKind], 'completed' | 'snoozedUntil'>;
}

/** The sign of what is done, or until when it was put off. */
export function ItemState({ record: { completed, snoozedUntil } }: ItemStateProps) {
  if (completed)
    return (
      <span className={styles.done} title="Done">
        <CheckIcon />
        <span className="visually-hidden">Done</span>
      </span>
    );
  return snoozedUntil && <Snoozed until={snoozedUntil} />;
}

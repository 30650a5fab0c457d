import { settingsOf } from '@dayloom/data';
import type { DayRecords, NotifiedKind } from '@dayloom/domain';
import { useLoaded, useRecords, useUser } from '@dayloom/platform';
import { CheckIcon } from '@dayloom/ui';
import { useEffect } from 'react';
import * as styles from './item-state.module.css';
import { itemStates } from './late-series.ts';

interface ItemStateProps {
  readonly record: DayRecords[NotifiedKind];
}

function LateState({ record, isSilent }: ItemStateProps & { readonly isSilent: boolean }) {
  const code = useLoaded(itemStates);
  useEffect(() => void itemStates.load().catch(() => undefined), []);
  return code && <code.StateLine record={record} isSilent={isSilent} />;
}

/** The sign of what is done, until when it was put off, or that it does not ring. */
export function ItemState({ record }: ItemStateProps) {
  const { completed = false, leads, snoozedUntil } = record;
  const settings = useRecords(settingsOf(useUser().id), { off: leads !== undefined });
  const usual = settings.phase === 'ready' ? settings.records[0]?.leads : undefined;
  const isSilent = (leads ?? usual) === 'none';
  if (completed)
    return (
      <span className={styles.done} title="Done">
        <CheckIcon />
        <span className="visually-hidden">Done</span>
      </span>
    );
  return (isSilent || snoozedUntil !== undefined) && <LateState record={record} isSilent={isSilent} />;
}

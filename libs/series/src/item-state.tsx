import { settingsOf } from '@dayloom/data';
import type { DayRecords, NotifiedKind } from '@dayloom/domain';
import { useLoaded, useRecords, useUser } from '@dayloom/platform';
import { CheckIcon } from '@dayloom/ui';
import { useEffect } from 'react';
import * as styles from './item-state.module.css';
import { itemStates } from './late-series.ts';
import type { StateLineProps } from './state-line.tsx';

interface ItemStateProps {
  readonly record: DayRecords[NotifiedKind];
}

function LateState(props: StateLineProps) {
  const code = useLoaded(itemStates);
  useEffect(() => void itemStates.load().catch(() => undefined), []);
  return code && <code.StateLine {...props} />;
}

/** The sign of what is done, until when it was put off, or that it does not ring. */
export function ItemState({ record }: ItemStateProps) {
  const { completed = false, leads, snoozedUntil } = record;
  const settings = useRecords(settingsOf(useUser().id), { off: leads !== undefined });
  const usual = settings.phase === 'ready' ? settings.records[0]?.leads : undefined;
  const choice = leads ?? usual;
  // Without a moment at its start it may have rung for the last time.
  const mayBeSilent = choice !== undefined && !/(^| )0$/.test(choice);
  if (completed)
    return (
      <span className={styles.done} title="Done">
        <CheckIcon />
        <span className="visually-hidden">Done</span>
      </span>
    );
  return (mayBeSilent || snoozedUntil !== undefined) && <LateState record={record} usual={usual} />;
}

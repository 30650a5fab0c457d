import type { DayRecords, NotifiedKind } from '@dayloom/domain';
import { focusOnceGone, outcomeOf, useOnceLoaded } from '@dayloom/screen-kit';
import { useState } from 'react';
import { snoozing } from './late-series.ts';
import type { SeriesKind } from './series-kind.ts';
import { useDoneAndSnooze } from './use-done-and-snooze.ts';

/**
 * The menu items that mark a record as done and put it off, with the dialog while one is open.
 * @param focusOther moves the focus if the row is gone, and there is nothing next to it
 */
export function useDoneItems<M extends NotifiedKind>(
  kind: SeriesKind<M>,
  record: DayRecords[M],
  focusOther: () => void,
) {
  const [isOpen, setOpen] = useState(false);
  const { setDone, snooze } = useDoneAndSnooze(kind);
  const onceLoaded = useOnceLoaded(snoozing, outcomeOf(kind.facts, 'update').failed);
  const late = snoozing.peek();
  const { completed = false } = record;
  return {
    items: [
      {
        label: completed ? 'Not done' : 'Done',
        // The menu has returned the focus to its button.
        onSelect: () => void focusOnceGone(document.activeElement, setDone(record, !completed), focusOther),
      },
      ...(completed ? [] : [{ label: 'Snooze...', onSelect: () => onceLoaded(() => setOpen(true)) }]),
    ],
    dialog: isOpen && late && (
      <late.SnoozeDialog
        title={`Snooze ${kind.facts.words.one}`}
        onChoose={(until) => snooze(record, until)}
        onClose={() => setOpen(false)}
      />
    ),
  };
}

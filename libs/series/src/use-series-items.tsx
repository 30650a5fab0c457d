import type { DayRecords, Makes } from '@dayloom/domain';
import { outcomeOf, useOnceLoaded } from '@dayloom/screen-kit';
import { useState } from 'react';
import { seriesDialogs } from './late-dialogs.ts';
import type { OpenedDialog } from './series-dialog.tsx';
import type { SeriesKind } from './series-kind.ts';

interface SeriesItemsOptions<M extends Makes> {
  readonly record: DayRecords[M];
  /** When it repeats, in words; undefined for a single record. */
  readonly repeats: string | undefined;
  /** Whether the day can be left out. */
  readonly canSkip?: boolean;
  /** Deletes this day alone. @param button the pressed button, to find its row */
  readonly deleteOne: (button: HTMLElement, done?: string) => void;
  /** Moves the focus if the row is gone, and there is nothing next to it. */
  readonly focusOther?: () => void;
  /** Called when a dialog opens and closes. */
  readonly onDialog?: ((isOpen: boolean) => void) | undefined;
}

/**
 * The menu items of a record about its repetition, with their dialog while one is open, and the question before a day of
 * a series is deleted.
 */
export function useSeriesItems<M extends Makes>(
  kind: SeriesKind<M>,
  { record, repeats, canSkip = true, deleteOne, focusOther, onDialog }: SeriesItemsOptions<M>,
) {
  const [opened, setOpened] = useState<OpenedDialog>();
  const onceLoaded = useOnceLoaded(seriesDialogs, outcomeOf(kind.facts, 'update').failed);
  const set = (next: OpenedDialog | undefined) => {
    setOpened(next);
    onDialog?.(next !== undefined);
  };
  // The menu has returned the focus to its button.
  const open = (opening: OpenedDialog['opening'], pressed = document.activeElement) =>
    onceLoaded(() => set({ opening, pressed }));
  const late = seriesDialogs.peek();
  const skip = () =>
    document.activeElement instanceof HTMLElement && deleteOne(document.activeElement, 'Skipped');
  const isSingle = repeats === undefined;
  return {
    items: isSingle
      ? [{ label: 'Repeats...', onSelect: () => open('begin') }]
      : [
          ...(canSkip ? [{ label: 'Skip this one', onSelect: skip }] : []),
          {
            label: `Edit repeating ${kind.facts.words.one.toLowerCase()}...`,
            onSelect: () => open('edit'),
          },
        ],
    dialog: opened && late && (
      <late.SeriesDialog
        {...opened}
        kind={kind}
        record={record}
        deleteOne={deleteOne}
        focusOther={focusOther}
        onClose={() => set(undefined)}
      />
    ),
    askDelete: isSingle ? undefined : (button: HTMLElement) => open('delete', button),
  };
}

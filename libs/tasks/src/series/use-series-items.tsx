import type { Task } from '@dayloom/domain';
import { useOnceLoaded } from '@dayloom/screen-kit';
import { useState } from 'react';
import { updateFailed } from '../sentences.ts';
import { seriesDialogs } from './late-series.ts';
import type { OpenedDialog } from './series-dialog.tsx';

/**
 * The menu items of a task about its repetition, with their dialog while one is open, and the question before a day of a
 * series is deleted.
 * @param repeats when it repeats, in words; undefined for a single task
 * @param deleteOne deletes this day alone
 * @param onDialog called when a dialog opens and closes
 */
export function useSeriesItems(
  task: Task,
  repeats: string | undefined,
  deleteOne: (button: HTMLElement, done?: string) => void,
  onDialog?: (isOpen: boolean) => void,
) {
  const [opened, setOpened] = useState<OpenedDialog>();
  const onceLoaded = useOnceLoaded(seriesDialogs, updateFailed);
  const set = (next: OpenedDialog | undefined) => {
    setOpened(next);
    onDialog?.(next !== undefined);
  };
  // The menu has returned the focus to its button.
  const open = (kind: OpenedDialog['kind'], pressed = document.activeElement) =>
    onceLoaded(() => set({ kind, pressed }));
  const late = seriesDialogs.peek();
  const skip = () =>
    document.activeElement instanceof HTMLElement && deleteOne(document.activeElement, 'Skipped');
  const isSingle = repeats === undefined;
  return {
    items: isSingle
      ? [{ label: 'Repeats...', onSelect: () => open('begin') }]
      : [
          { label: 'Skip this one', onSelect: skip },
          { label: 'Edit repeating task...', onSelect: () => open('edit') },
        ],
    dialog: opened && late && (
      <late.SeriesDialog {...opened} task={task} deleteOne={deleteOne} onClose={() => set(undefined)} />
    ),
    askDelete: isSingle ? undefined : (button: HTMLElement) => open('delete', button),
  };
}

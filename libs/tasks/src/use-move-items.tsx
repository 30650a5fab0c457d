import { movesFrom, type PlanDay } from '@dayloom/domain';
import { useToday } from '@dayloom/platform';
import { focusOnceGone, useOnceLoaded } from '@dayloom/screen-kit';
import { useState } from 'react';
import { taskActions } from './late-actions.ts';
import type { OfWork } from './of-work.ts';
import { updateFailed } from './sentences.ts';
import { useMoveTasks } from './use-move-tasks.ts';

/**
 * The menu items that move one task: the most common target days and any other day; for a task of the inbox also a work.
 * Next to them the dialog that picks another day or the work, while open.
 * @param labelOf the text of an item, from the name of the day
 * @param canFile whether a task without a work can be filed into one
 */
export function useMoveItems({ task, work }: OfWork, labelOf: (day: string) => string, canFile = true) {
  const today = useToday();
  const move = useMoveTasks();
  const [opener, setOpener] = useState<Element | null>(null);
  const [isFiling, setFiling] = useState(false);
  const late = taskActions.peek();
  const onceLoaded = useOnceLoaded(taskActions, updateFailed);
  const openFrom = (pressed: Element | null) => onceLoaded(() => setOpener(pressed));
  // The menu has returned the focus to its button.
  const moveFrom = (pressed: Element | null, day: PlanDay) =>
    focusOnceGone(pressed, move([{ task, work }], day));
  const items = [
    ...movesFrom(task.date, today).map(({ label, day }) => ({
      label: labelOf(label),
      onSelect: () => void moveFrom(document.activeElement, day),
    })),
    { label: labelOf('Another day...'), onSelect: () => openFrom(document.activeElement) },
    ...(canFile && task.workId === undefined
      ? [{ label: 'File into a work...', onSelect: () => onceLoaded(() => setFiling(true)) }]
      : []),
  ];
  const dialog = late && (
    <>
      {opener && (
        <late.MoveDialog
          from={task.date ?? today}
          move={(day) => moveFrom(opener, day)}
          onClose={() => setOpener(null)}
        />
      )}
      {isFiling && <late.FileDialog task={task} onClose={() => setFiling(false)} />}
    </>
  );
  return { items, dialog };
}

import { movesFrom, type PlanDay } from '@dayloom/domain';
import { useToday } from '@dayloom/platform';
import type { MenuItem } from '@dayloom/ui';
import { type ReactNode, useState } from 'react';
import { FileDialog } from './file-dialog.tsx';
import { focusOnceGone } from './focus-after.ts';
import { MoveDialog } from './move-dialog.tsx';
import type { OfWork } from './of-work.ts';
import { useMoveTasks } from './use-move-tasks.ts';

interface MoveItems {
  /** The days a task goes to most, and any other; for a task of the inbox a work as well. */
  readonly items: readonly MenuItem[];
  /** Asks for any other day, or the work, while that is asked for. */
  readonly dialog: ReactNode;
}

/**
 * What a menu offers to move one task.
 * @param labelOf what an item says, by the day's name
 */
export function useMoveItems({ task, work }: OfWork, labelOf: (day: string) => string): MoveItems {
  const today = useToday();
  const move = useMoveTasks();
  const [opener, setOpener] = useState<Element | null>(null);
  const [isFiling, setFiling] = useState(false);
  // The menu has given the focus back to its button.
  const moveFrom = (pressed: Element | null, day: PlanDay) =>
    focusOnceGone(pressed, move([{ task, work }], day));
  const items = [
    ...movesFrom(task.date, today).map(({ label, day }) => ({
      label: labelOf(label),
      onSelect: () => void moveFrom(document.activeElement, day),
    })),
    { label: labelOf('Another day...'), onSelect: () => setOpener(document.activeElement) },
    ...(task.workId === undefined ? [{ label: 'File into a work...', onSelect: () => setFiling(true) }] : []),
  ];
  const dialog = (
    <>
      {opener && (
        <MoveDialog
          from={task.date ?? today}
          move={(day) => moveFrom(opener, day)}
          onClose={() => setOpener(null)}
        />
      )}
      {isFiling && <FileDialog task={task} onClose={() => setFiling(false)} />}
    </>
  );
  return { items, dialog };
}

import type { Task } from '@dayloom/domain';
import { useIsNarrow, useMedia } from '@dayloom/tasks';
import { LongList } from '@dayloom/ui';
import type { ReactNode } from 'react';

/** Rem of one row: in one line, on a phone with its ways out below the title, and below each other where text is large. */
const wide = 3.5;
const narrow = 7.5;
const narrowest = 14;
const tightest = '(width < 20em)';

const pixels = (rem: number) => rem * (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

interface LeftRowsProps {
  readonly label: string;
  readonly tasks: readonly Task[];
  readonly renderRow: (task: Task) => ReactNode;
  readonly onNearEnd: () => void;
}

/** All tasks left from before, of which only those near the window are drawn. */
export function LeftRows({ label, tasks, renderRow, onNearEnd }: LeftRowsProps) {
  const isNarrow = useIsNarrow();
  const isTight = useMedia(tightest);
  return (
    <LongList
      label={label}
      items={tasks}
      keyOf={({ id }) => id}
      rowHeight={pixels(isTight ? narrowest : isNarrow ? narrow : wide)}
      renderRow={renderRow}
      onNearEnd={onNearEnd}
    />
  );
}

import { LongList } from '@dayloom/ui';
import { useIsNarrow, useMedia } from '@dayloom/ui/use-media';
import type { ReactNode } from 'react';
import type { OverdueRow } from './overdue-task.tsx';

/** Row height in rem: in one line, on a phone with the actions below the title, and stacked with large text. */
const wide = 3.5;
const narrow = 7.5;
const narrowest = 14;
const tightest = '(width < 20em)';

const pixels = (rem: number) => rem * (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

interface OverdueRowsProps {
  readonly label: string;
  readonly rows: readonly OverdueRow[];
  readonly renderRow: (row: OverdueRow) => ReactNode;
  readonly onNearEnd: () => void;
}

/** All overdue tasks; only the rows near the window are rendered. */
export function OverdueRows({ label, rows, renderRow, onNearEnd }: OverdueRowsProps) {
  const isNarrow = useIsNarrow();
  const isTight = useMedia(tightest);
  return (
    <LongList
      label={label}
      items={rows}
      keyOf={({ id }) => id}
      rowHeight={pixels(isTight ? narrowest : isNarrow ? narrow : wide)}
      renderRow={renderRow}
      onNearEnd={onNearEnd}
    />
  );
}

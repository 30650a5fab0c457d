import { CalendarIcon, Menu, type MenuItem } from '@dayloom/ui';
import { useMoveItems } from './use-move-items.tsx';
import type { OfWork } from './of-work.ts';

interface MoveMenuProps extends OfWork {
  /** The id of the task's title. */
  readonly describedBy: string;
  /** Whether it is a day of a series, which cannot be filed into a work. */
  readonly repeats: boolean;
  /** Further items. */
  readonly items: readonly MenuItem[];
}

export function MoveMenu({ describedBy, repeats, items, ...moved }: MoveMenuProps) {
  const move = useMoveItems(moved, (day) => day, !repeats);
  return (
    <>
      <Menu
        label="Move task"
        icon={<CalendarIcon />}
        button={{ 'aria-describedby': describedBy }}
        items={[...move.items, ...items]}
      />
      {move.dialog}
    </>
  );
}

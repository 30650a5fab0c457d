import { CalendarIcon, Menu } from '@dayloom/ui';
import { useMoveItems } from './use-move-items.tsx';
import type { OfWork } from './of-work.ts';

interface MoveMenuProps extends OfWork {
  /** The id of the task's title. */
  readonly describedBy: string;
}

export function MoveMenu({ describedBy, ...moved }: MoveMenuProps) {
  const { items, dialog } = useMoveItems(moved, (day) => day);
  return (
    <>
      <Menu
        label="Move task"
        icon={<CalendarIcon />}
        button={{ 'aria-describedby': describedBy }}
        items={items}
      />
      {dialog}
    </>
  );
}

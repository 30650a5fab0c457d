import { tasks } from '@dayloom/domain';
import { useHistory } from '@dayloom/history';
import { Menu, PencilIcon, PlayIcon, TrashIcon } from '@dayloom/ui';
import { useMoveItems } from './use-move-items.tsx';
import type { OfWork } from './of-work.ts';
import { startFocus, useStartFocus } from './use-start-focus.ts';

interface TaskMenuProps extends OfWork {
  /** The id of the task's title. */
  readonly describedBy: string;
  /** Left out where the title cannot be edited in place. */
  readonly onRename?: () => void;
  readonly onDelete: (button: HTMLElement) => void;
  readonly autoFocus?: boolean;
}

const toDay = (day: string) => `Move to ${day.charAt(0).toLowerCase()}${day.slice(1)}`;

/** All that can be done with a task, under one button: where a row has no room for buttons. */
export function TaskMenu({ describedBy, onRename, onDelete, autoFocus, ...moved }: TaskMenuProps) {
  const { items, dialog } = useMoveItems(moved, toDay);
  const start = useStartFocus(moved.task);
  const history = useHistory(tasks, moved.task);
  const erase = () => document.activeElement instanceof HTMLElement && onDelete(document.activeElement);
  return (
    <>
      <Menu
        label="Task actions"
        button={{ 'aria-describedby': describedBy, autoFocus }}
        items={[
          ...(start ? [{ label: startFocus, icon: <PlayIcon />, onSelect: start }] : []),
          ...items,
          ...(onRename ? [{ label: 'Rename task', icon: <PencilIcon />, onSelect: onRename }] : []),
          ...history.items,
          { label: 'Delete task', icon: <TrashIcon />, tone: 'danger', onSelect: erase },
        ]}
      />
      {dialog}
      {history.dialog}
    </>
  );
}

import { tasks } from '@dayloom/domain';
import { HistoryButton } from '@dayloom/history';
import { DeleteButton, IconButton, PencilIcon, PlayIcon } from '@dayloom/ui';
import { MoveMenu } from './move-menu.tsx';
import { TaskMenu } from './task-menu.tsx';
import * as styles from './task-row.module.css';
import { useIsNarrow } from './use-is-narrow.ts';
import { startFocus, useStartFocus } from './use-start-focus.ts';
import type { OfWork } from './of-work.ts';

interface TaskActionsProps extends OfWork {
  /** The id of the task's title. */
  readonly describedBy: string;
  readonly onRename: () => void;
  /** @param button the pressed one, to find what stands beside it */
  readonly onDelete: (button: HTMLElement) => void;
  /** The focus returns here, where the edit began. */
  readonly wasEdited: boolean;
}

/** Start focus, move, rename and delete: buttons that a mouse finds on the row, one menu where there is no room. */
export function TaskActions({ describedBy, onRename, onDelete, wasEdited, ...moved }: TaskActionsProps) {
  const isNarrow = useIsNarrow();
  const start = useStartFocus(moved.task);
  if (isNarrow)
    return (
      <TaskMenu
        {...moved}
        describedBy={describedBy}
        autoFocus={wasEdited}
        onRename={onRename}
        onDelete={onDelete}
      />
    );
  return (
    <span className={styles.actions}>
      {start && (
        <IconButton label={startFocus} icon={<PlayIcon />} aria-describedby={describedBy} onClick={start} />
      )}
      <MoveMenu {...moved} describedBy={describedBy} />
      <IconButton
        label="Rename task"
        icon={<PencilIcon />}
        aria-describedby={describedBy}
        autoFocus={wasEdited}
        onClick={onRename}
      />
      <HistoryButton kind={tasks} record={moved.task} describedBy={describedBy} />
      <DeleteButton label="Delete task" aria-describedby={describedBy} onDelete={onDelete} />
    </span>
  );
}

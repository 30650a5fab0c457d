import { type Task, tasks, type Work } from '@dayloom/domain';
import { recordDraftKey, useEditMode } from '@dayloom/platform';
import { Row, StrikeText, TaskCheck } from '@dayloom/ui';
import {
  type DragEvent,
  memo,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { MoveToToday } from './move-to-today.tsx';
import { RenameTask, renamedTitle } from './rename-task.tsx';
import { TaskActions } from './task-actions.tsx';
import * as styles from './task-row.module.css';
import { useTaskActions } from './use-task-actions.ts';

export interface TaskRowProps {
  readonly task: Task;
  /** Whether the day lets its tasks be ticked; renaming, moving and deleting always work. */
  readonly open: boolean;
  /** The work it belongs to, where that is known. */
  readonly work?: Work | undefined;
  /** A quiet line below the title. */
  readonly meta?: ReactNode;
  /** Whether an open task of a past day offers 'Move to today'. */
  readonly offersToday?: boolean;
  /** Off a work's page: a tick raises no toast and shows its circle without the words. */
  readonly quiet?: boolean;
  /** Hears which task is being dragged, and that none is any more; the menu is the way for all others. */
  readonly onDrag?: ((task: Task | undefined) => void) | undefined;
  /** Hears that its title is being edited, and that it is no more: the row must keep its place meanwhile. */
  readonly onRenaming?: ((task: Task['id'], isRenaming: boolean) => void) | undefined;
}

interface Renaming {
  /** The task as it stood when its field was opened. */
  readonly opened: Task;
  readonly title: string;
}

/** A day task: tick, title, move, rename, delete. A press on the title renames it as well. A change of one is drawn without the others. */
export const TaskRow = memo(function TaskRow({
  task,
  open,
  work,
  meta,
  offersToday = false,
  quiet = false,
  onDrag,
  onRenaming,
}: TaskRowProps) {
  const titleId = useId();
  const { edit, open: begin, close, save } = useEditMode<Renaming>(renamedTitle);
  const { tick, rename, erase } = useTaskActions(task, { quiet });
  const isRenaming = edit.mode === 'edit';
  const tellRenaming = useEffectEvent((is: boolean) => onRenaming?.(task.id, is));
  useEffect(() => {
    if (!isRenaming) return;
    tellRenaming(true);
    return () => tellRenaming(false);
  }, [isRenaming]);
  // Gone while it is dragged, as when it is deleted elsewhere, it hears no end of it.
  const isDragged = useRef(false);
  const tellDrag = (dragged: Task | undefined) => {
    isDragged.current = dragged !== undefined;
    onDrag?.(dragged);
  };
  const endDrag = useEffectEvent(() => isDragged.current && onDrag?.(undefined));
  useEffect(() => () => void endDrag(), []);
  const [isTitlePressed, setTitlePressed] = useState(false);
  const state = task.completed ? 'Done' : 'Mark Done';
  useEffect(() => {
    if (!isTitlePressed) return;
    const ending = new AbortController();
    const end = () => setTitlePressed(false);
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, ending);
    return () => ending.abort();
  }, [isTitlePressed]);
  const startRename = () => begin({ opened: task, title: task.title });
  if (edit.mode === 'edit') {
    const { opened, title } = edit.draft;
    return (
      <li>
        <RenameTask
          draftKey={recordDraftKey(tasks, opened.id)}
          title={title}
          stored={opened.title}
          onSave={(next) => save({ opened, title: next }, rename(opened, next))}
          onClose={close}
        />
      </li>
    );
  }
  return (
    <Row
      data-glides={task.id}
      className={styles.task}
      // A press on the title selects its text.
      draggable={onDrag !== undefined && !isTitlePressed}
      onDragStart={(event) => drag(event, task, tellDrag)}
      onDragEnd={() => tellDrag(undefined)}
      leading={
        <TaskCheck
          labelled={!quiet}
          className={quiet ? undefined : styles.check}
          done={task.completed}
          label={state}
          title={quiet ? state : undefined}
          aria-describedby={titleId}
          disabled={!open}
          onToggle={() => void tick()}
        />
      }
      title={
        // The pencil says it by name and is there for the keyboard.
        <StrikeText
          id={titleId}
          className={styles.title}
          done={task.completed}
          onPointerDown={() => setTitlePressed(true)}
          onClick={() => hasSelectedText() || startRename()}
        >
          {task.title}
        </StrikeText>
      }
      meta={meta}
      trailing={
        <>
          {offersToday && !open && !task.completed && (
            <MoveToToday task={task} work={work} describedBy={titleId} />
          )}
          <TaskActions
            task={task}
            work={work}
            describedBy={titleId}
            wasEdited={edit.wasEdited}
            onRename={startRename}
            onDelete={(button) => void erase.run(button)}
          />
        </>
      }
    />
  );
});

/** A press clears what was selected before it, so this was selected by it. */
const hasSelectedText = () => getSelection()?.isCollapsed === false;

/** What a drop can know before the drop: that it is a task. */
export const draggedType = 'application/x-dayloom-task';

function drag(event: DragEvent, task: Task, tell: (task: Task) => void) {
  event.dataTransfer.effectAllowed = 'move';
  event.dataTransfer.setData(draggedType, task.id);
  event.dataTransfer.setData('text/plain', task.title);
  tell(task);
}

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
  /** Whether the tasks of the day can be ticked; renaming, moving and deleting always work. */
  readonly open: boolean;
  /** The work of the task, if known. */
  readonly work?: Work | undefined;
  /** A secondary line below the title. */
  readonly meta?: ReactNode;
  /** Whether an open task of a past day offers 'Move to today'. */
  readonly offersToday?: boolean;
  /** Outside the page of a work: a tick shows no toast, and its circle has no text. */
  readonly quiet?: boolean;
  /** Receives the task that is being dragged, then undefined; without a pointer, use the menu. */
  readonly onDrag?: ((task: Task | undefined) => void) | undefined;
  /** Called when a press on the row or editing of its title begins and ends: it must keep its position in between. */
  readonly onBusy?: ((task: Task['id'], isBusy: boolean) => void) | undefined;
}

interface Renaming {
  /** The task when its field was opened. */
  readonly opened: Task;
  readonly title: string;
}

/**
 * A task of a day: tick, title, move, rename, delete. A click on the title also renames it. Memoized, so that a change
 * of one task does not render the others.
 */
export const TaskRow = memo(function TaskRow({
  task,
  open,
  work,
  meta,
  offersToday = false,
  quiet = false,
  onDrag,
  onBusy,
}: TaskRowProps) {
  const titleId = useId();
  const { edit, open: begin, close, save } = useEditMode<Renaming>(renamedTitle);
  const { tick, rename, erase } = useTaskActions(task, { quiet });
  const [pressed, setPressed] = useState<'title' | 'row'>();
  const isBusy = edit.mode === 'edit' || pressed !== undefined;
  const reportBusy = useEffectEvent((is: boolean) => onBusy?.(task.id, is));
  useEffect(() => {
    if (!isBusy) return;
    reportBusy(true);
    return () => reportBusy(false);
  }, [isBusy]);
  // A row that is removed while it is dragged, for example when deleted elsewhere, receives no `dragend`.
  const isDragged = useRef(false);
  const reportDrag = (dragged: Task | undefined) => {
    isDragged.current = dragged !== undefined;
    onDrag?.(dragged);
  };
  const endDrag = useEffectEvent(() => isDragged.current && onDrag?.(undefined));
  useEffect(() => () => void endDrag(), []);
  const state = task.completed ? 'Done' : 'Mark Done';
  useEffect(() => {
    if (!pressed) return;
    const ending = new AbortController();
    const end = () => setPressed(undefined);
    for (const type of ['pointerup', 'pointercancel', 'dragend']) addEventListener(type, end, ending);
    return () => ending.abort();
  }, [pressed]);
  const startRename = () => begin({ opened: task, title: task.title });
  if (edit.mode === 'edit') {
    const { opened, title } = edit.draft;
    return (
      <li>
        <RenameTask
          draftKey={recordDraftKey(tasks, opened.id)}
          title={title}
          opened={opened}
          current={task}
          onSave={(next, began) => save({ opened: began, title: next }, rename(began, next))}
          onClose={close}
        />
      </li>
    );
  }
  return (
    <Row
      data-glides={task.id}
      className={styles.task}
      // Pressing on the title starts a text selection.
      draggable={onDrag !== undefined && pressed !== 'title'}
      onPointerDown={() => setPressed((part) => part ?? 'row')}
      onDragStart={(event) => drag(event, task, reportDrag)}
      onDragEnd={() => reportDrag(undefined)}
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
        // For keyboard and screen readers there is a rename button.
        <StrikeText
          id={titleId}
          className={styles.title}
          done={task.completed}
          onPointerDown={() => setPressed('title')}
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

/** A press clears the previous selection, so any selection was made by this press. */
const hasSelectedText = () => getSelection()?.isCollapsed === false;

/** The drag type; until the drop, only the type is readable, so it says that a task is dragged. */
export const draggedType = 'application/x-dayloom-task';

function drag(event: DragEvent, task: Task, report: (task: Task) => void) {
  event.dataTransfer.effectAllowed = 'move';
  event.dataTransfer.setData(draggedType, task.id);
  event.dataTransfer.setData('text/plain', task.title);
  report(task);
}

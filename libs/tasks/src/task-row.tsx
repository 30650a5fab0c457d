import type { Task, Work } from '@dayloom/domain';
import { useEditMode, useToday } from '@dayloom/platform';
import { focusOnceGone, useOnceLoaded } from '@dayloom/screen-kit';
import { Button, Row, TaskCheck } from '@dayloom/ui';
import { type KeyboardEvent, memo, type ReactNode, useId, useState } from 'react';
import { arrangeItems, type ArrangedRow } from './arrange-items.ts';
import { useMetaOf } from './focus-times.tsx';
import type { OfWork } from './of-work.ts';
import { taskActions } from './late-actions.ts';
import { LateParts } from './late-parts.tsx';
import { stepsAndNote } from './late-steps-and-note.ts';
import type { TitleDraft } from './rename-task.tsx';
import { renamedTitle, updateFailed } from './sentences.ts';
import { TaskActions } from './task-actions.tsx';
import * as styles from './task-row.module.css';
import { TaskTitle } from './task-title.tsx';
import type { TaskRequest } from './use-task-request.ts';
import { useBusyRow } from './use-busy-row.ts';
import { useMoveTasks } from './use-move-tasks.ts';
import { useTaskActions } from './use-task-actions.ts';

/** Moves an open task of a past day to today. */
function MoveToToday({ describedBy, ...moved }: OfWork & { readonly describedBy: string }) {
  const today = useToday();
  const move = useMoveTasks();
  return (
    <Button
      size="small"
      aria-describedby={describedBy}
      onClick={({ currentTarget }) => void focusOnceGone(currentTarget, move([moved], today))}
    >
      Move to today
    </Button>
  );
}

export interface TaskRowProps extends ArrangedRow {
  readonly task: Task;
  /** Whether the tasks of the day can be ticked; renaming, moving and deleting always work. */
  readonly open: boolean;
  readonly work?: Work | undefined;
  /** When it repeats, in words. */
  readonly repeats?: string | undefined;
  /** A secondary line below the title. */
  readonly meta?: ReactNode;
  /** Whether an open task of a past day offers 'Move to today'. */
  readonly offersToday?: boolean;
  /** Outside the page of a work: a tick shows no toast, and its circle has no text. */
  readonly quiet?: boolean;
  /** The request in the address for this task: its steps and note open. */
  readonly request?: TaskRequest | undefined;
  /** Called when the task is duplicated. */
  readonly onDuplicate?: () => void;
  /** Called when a press on the row or typing in it begins and ends: it must keep its position in between. */
  readonly onBusy?: ((task: Task['id'], isBusy: boolean) => void) | undefined;
}

/** The arrow keys with which the tick of a task opens and closes its steps and note. */
const opens: Readonly<Record<string, boolean>> = { ArrowRight: true, ArrowLeft: false };

/**
 * A task of a day: tick, title, steps and note, move, rename, delete. A click on the title also renames it. Memoized, so
 * that a change of one task does not render the others.
 */
export const TaskRow = memo(function TaskRow({
  task,
  open,
  work,
  repeats,
  meta,
  offersToday = false,
  quiet = false,
  request,
  onBusy,
  onDuplicate,
  ...place
}: TaskRowProps) {
  const titleId = useId();
  const secondLine = useMetaOf(task, meta);
  const { tick, rename, erase } = useTaskActions(task, { quiet });
  const { edit, open: openTitle, close: closeTitle, save } = useEditMode<TitleDraft>(renamedTitle);
  const [hasDialog, setDialog] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const report = (isBusy: boolean) => onBusy?.(task.id, isBusy);
  const pressRow = useBusyRow(edit.mode === 'edit' || hasDialog, report);
  const late = taskActions.peek();
  const onceLoaded = useOnceLoaded(taskActions, updateFailed);
  const startRename = () => onceLoaded(() => openTitle({ title: task.title, opened: task }));
  const onceDetails = useOnceLoaded(stepsAndNote, updateFailed);
  const close = () => setOpen(false);
  const show = () => onceDetails(() => setOpen(true));
  const pressTick = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    const isToOpen = altKey || ctrlKey || metaKey || shiftKey ? undefined : opens[key];
    if (isToOpen !== undefined) (isToOpen ? show : close)();
  };
  const StepsAndNote = stepsAndNote.peek()?.StepsAndNote;
  const state = task.completed ? 'Done' : 'Mark Done';
  if (late && edit.mode === 'edit') {
    return (
      <li>
        <late.RenameTask
          draft={edit.draft}
          current={task}
          onSave={(draft) => save(draft, rename(draft.opened, draft.title))}
          onClose={closeTitle}
        />
      </li>
    );
  }
  return (
    <Row
      data-glides={task.id}
      className={styles.task}
      data-labelled={!quiet}
      data-open={isOpen}
      onPointerDown={pressRow}
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
          onKeyDown={pressTick}
        />
      }
      title={<TaskTitle id={titleId} task={task} repeats={repeats} onRename={startRename} />}
      meta={secondLine}
      trailing={
        <>
          {offersToday && !open && !task.completed && (
            <MoveToToday task={task} work={work} describedBy={titleId} />
          )}
          <TaskActions
            task={task}
            work={work}
            repeats={repeats}
            onDialog={setDialog}
            onDuplicate={onDuplicate}
            describedBy={titleId}
            items={arrangeItems(task.id, place)}
            wasEdited={edit.mode === 'view' && edit.wasEdited}
            stepsAndNote={{ isOpen, panel: `${titleId}-details`, toggle: isOpen ? close : show }}
            onRename={startRename}
            onDelete={(...pressed) => void erase.run(...pressed)}
          />
        </>
      }
    >
      {isOpen && StepsAndNote && (
        <StepsAndNote
          id={`${titleId}-details`}
          // Printed below.
          className={`${styles.details} screen-only`}
          task={task}
          open={open}
          onClose={close}
          onTyping={report}
        />
      )}
      <LateParts task={task} request={request} onAsked={show} />
    </Row>
  );
});

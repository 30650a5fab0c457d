import type { Task } from '@dayloom/domain';
import { StepsEditor } from '@dayloom/screen-kit/steps';
import { Dialog, DraftKept, isComposing } from '@dayloom/ui';
import { useIsNarrow } from '@dayloom/ui/use-media';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import * as styles from './steps-and-note.module.css';
import { TaskNote } from './task-note.tsx';
import { useSteps } from './use-steps.ts';

export interface StepsAndNoteProps {
  readonly id: string;
  /** Places it in its row. */
  readonly className?: string | undefined;
  readonly task: Task;
  /** Whether the steps can be ticked. */
  readonly open: boolean;
  /** Shows a sheet at every width. */
  readonly inSheet?: boolean;
  readonly onClose: () => void;
  /** Called when typing begins and ends: the row must keep its place in between. */
  readonly onTyping?: (isTyping: boolean) => void;
}

const isMessage = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.toast-stack') !== null;
const isField = (target: EventTarget | null) => target instanceof HTMLTextAreaElement;

function useContent({ task, open }: Pick<StepsAndNoteProps, 'task' | 'open'>) {
  const { steps, keptAt, change, leave, confirmClose } = useSteps(task);
  const confirmNote = useRef<(close: () => void) => void>(undefined);
  /** Esc stores nothing: leaving the field would. */
  const isEscaping = useRef(false);
  const close = (onClosed: () => void) => {
    isEscaping.current = true;
    const closeAll = () => (confirmNote.current ?? ((next) => next()))(onClosed);
    confirmClose(closeAll);
    isEscaping.current = false;
  };
  const content = (
    <>
      <DraftKept at={keptAt} />
      <StepsEditor
        steps={steps}
        ticks={open ? 'enabled' : 'disabled'}
        onChange={(next, how) => isEscaping.current || change(next, how)}
      />
      <TaskNote task={task} confirmRef={confirmNote} />
    </>
  );
  return { content, close, leave };
}

/** The sheet of a phone. */
function Sheet({ task, open, onClose, onTyping }: StepsAndNoteProps) {
  const { content, close } = useContent({ task, open });
  const report = useEffectEvent((isTyping: boolean) => onTyping?.(isTyping));
  useEffect(() => {
    report(true);
    return () => report(false);
  }, []);
  return (
    <Dialog open title="Steps and note" onClose={() => close(onClose)}>
      <p className={styles.title}>{task.title}</p>
      <div className={styles.content}>{content}</div>
    </Dialog>
  );
}

/** The panel below the title of a row. */
function Panel({ id, className, task, open, onClose, onTyping }: StepsAndNoteProps) {
  const { content, close, leave } = useContent({ task, open });
  const panel = useRef<HTMLDivElement>(null);
  const hasNone = task.steps === undefined && task.note === undefined;
  const button = () => document.querySelector<HTMLElement>(`[aria-controls="${id}"]`);
  const start = useEffectEvent(() => {
    // Where there is nothing to read, a press on the button begins the first step.
    if (hasNone && button() === document.activeElement) panel.current?.querySelector('textarea')?.focus();
  });
  const report = useEffectEvent((isTyping: boolean) => onTyping?.(isTyping));
  useEffect(() => {
    start();
    return () => report(false);
  }, []);
  const press = (event: KeyboardEvent) => {
    // In a note these keys move the caret; they also move the task in its list.
    if (event.altKey) event.stopPropagation();
    if (event.key !== 'Escape' || event.isDefaultPrevented() || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    close(() => {
      button()?.focus();
      onClose();
    });
  };
  const blur = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    if (isField(target) && !isField(relatedTarget)) onTyping?.(false);
    // The focus returns to the field with the window, or goes to 'Undo' of a deleted step.
    const isLeft = target !== document.activeElement && !isMessage(relatedTarget);
    if (isLeft && !currentTarget.contains(relatedTarget)) void leave();
  };
  return (
    <div
      ref={panel}
      id={id}
      role="group"
      aria-label="Steps and note"
      className={className}
      data-no-drag=""
      // The end of a press on the row would let it leave its place while a field has the focus.
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={press}
      onFocus={({ target }) => isField(target) && onTyping?.(true)}
      onBlur={blur}
    >
      <div className={styles.content}>{content}</div>
    </div>
  );
}

/** The steps and the note of a task: below its title, or in a sheet. */
export function StepsAndNote(props: StepsAndNoteProps) {
  const isNarrow = useIsNarrow();
  return props.inSheet || isNarrow ? <Sheet {...props} /> : <Panel {...props} />;
}

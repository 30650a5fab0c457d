import type { PlanDay } from '@dayloom/domain';
import { Button, DraftKept, IconButton, PlusIcon, RefreshIcon, TextField } from '@dayloom/ui';
import { memo, type SubmitEvent, useEffect, useEffectEvent } from 'react';
import * as styles from './task-form.module.css';
import { useAddTask } from './use-add-task.ts';
import { useRepeatTyped } from './series/use-repeat-typed.tsx';

interface AddTaskProps {
  /** Omitted for the inbox. */
  readonly workId?: string;
  /** Omitted for a task without a day, in the inbox. */
  readonly day?: PlanDay;
  /** Whether the day accepts new tasks. */
  readonly open?: boolean;
  /** Why it accepts none, unless the screen says so elsewhere. */
  readonly closedHint?: string;
  /** Labels the field on a screen that has several. */
  readonly label?: string;
  readonly placeholder?: string;
  /** Whether adding shows no toast: only the page of a work has one. */
  readonly quiet?: boolean;
  /** Puts the focus into the field on mount. */
  readonly startHere?: boolean;
  /** Called when the field becomes empty or non-empty. */
  readonly onText?: (hasText: boolean) => void;
}

/**
 * The last row of a list of tasks: Enter adds a task, and the focus stays for the next one. Memoized, so that a change of
 * the list does not render it.
 */
export const AddTask = memo(function AddTask({
  workId,
  day,
  open = true,
  closedHint,
  label = 'New task',
  placeholder = 'Add a task',
  quiet = false,
  startHere = false,
  onText,
}: AddTaskProps) {
  const { title, error, keptAt, waiting, type, clear, add } = useAddTask({ workId, day, quiet });
  const hasText = title !== '';
  const repeating = useRepeatTyped({ title, day, workId, onSaved: clear });
  const reportText = useEffectEvent((has: boolean) => onText?.(has));
  useEffect(() => reportText(hasText), [hasText]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.querySelector('input')?.focus();
    void add();
  };
  const form = (
    <form noValidate className={styles.form} data-adding={open} onSubmit={submit}>
      <TextField
        className={styles.title}
        label={label}
        hideLabel
        placeholder={placeholder}
        autoComplete="off"
        autoFocus={startHere}
        enterKeyHint="done"
        disabled={!open}
        hint={waiting.length > 0 ? `Still adding: ${waiting.join(', ')}` : !open && closedHint}
        value={title}
        error={error}
        onChange={(event) => type(event.target.value)}
      />
      {open && hasText && day !== undefined && (
        <IconButton
          label="Repeats..."
          icon={<RefreshIcon />}
          onClick={({ currentTarget }) => {
            // This button disappears with the title; the dialog returns the focus to the field.
            currentTarget.form?.querySelector('input')?.focus();
            repeating.open();
          }}
        />
      )}
      <Button type="submit" icon={<PlusIcon />} disabled={!open}>
        Add Task
      </Button>
      {hasText && <DraftKept at={keptAt} />}
    </form>
  );
  return (
    <>
      {form}
      {repeating.dialog}
    </>
  );
});

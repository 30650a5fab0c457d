import { type Task, taskFacts } from '@dayloom/domain';
import type { TaskNote as NoteDraft } from '@dayloom/domain/task-note';
import { useMarkdown, useNotesView } from '@dayloom/markdown';
import { recordDraftKey, useEditMode, useKeptDrafts } from '@dayloom/platform';
import { taskSeries, useAll } from '@dayloom/series';
import { Badge, Button, PencilIcon, PlusIcon } from '@dayloom/ui';
import type { ComponentProps } from 'react';
import { isOtherNote, NoteEditor, noteOf } from './note-editor.tsx';
import * as styles from './steps-and-note.module.css';
import { changeOf, useSaveTask } from './use-save-task.ts';

/** The text of a note, as 'Show notes as' says. */
function NoteText({ text }: { readonly text: string }) {
  const { view } = useNotesView();
  const { Markdown, isAwaited } = useMarkdown(view === 'markdown');
  if (isAwaited) return null;
  if (!Markdown) return <p className={styles.note}>{text}</p>;
  return (
    <div className={styles.note}>
      <Markdown text={text} />
    </div>
  );
}

interface TaskNoteProps extends Pick<ComponentProps<typeof NoteEditor>, 'confirmRef'> {
  readonly task: Task;
}

/** The note of a task, and its editor. */
export function TaskNote({ task, confirmRef }: TaskNoteProps) {
  const saveTask = useSaveTask(task);
  const all = useAll(taskSeries);
  const { edit, open, close, save } = useEditMode<NoteDraft & { readonly opened: Task }>("the task's note");
  const saveNote = (fields: NoteDraft, opened: Task) => {
    const keepsBoth = isOtherNote(opened, task, fields);
    const undo = changeOf({ ...opened, ...fields }, noteOf(opened));
    const { note: _, ...others } = task;
    const after = fields.note === '' ? others : { ...others, ...fields };
    const saved = saveTask(opened, fields, {
      done: 'Task updated successfully',
      failed: 'Failed to update task',
      ...(task.repeat !== undefined && {
        undo,
        detail: task.title,
        ...all({ record: task, after, undo }),
      }),
      ...(keepsBoth && { detail: 'The text from elsewhere is kept as a separate note.' }),
    });
    return save({ ...fields, opened }, saved);
  };
  const hasDraft = useKeptDrafts(`${recordDraftKey(taskFacts, task.id)}/note`).size > 0;
  if (edit.mode === 'edit')
    return (
      <NoteEditor
        opened={edit.draft.opened}
        current={task}
        initial={{ note: edit.draft.note }}
        onSave={saveNote}
        onClose={close}
        confirmRef={confirmRef}
      />
    );
  const { note } = noteOf(task);
  return (
    <>
      {note !== '' && <NoteText text={note} />}
      {hasDraft && (
        <p>
          <Badge tone="info">Draft kept</Badge>
        </p>
      )}
      <Button
        variant="ghost"
        size="small"
        className={styles.edit}
        icon={note === '' ? <PlusIcon /> : <PencilIcon />}
        autoFocus={edit.wasEdited}
        onClick={() => open({ note, opened: task })}
      >
        {note === '' ? 'Add note' : 'Edit note'}
      </Button>
    </>
  );
}

import type { NoteDraft } from '@dayloom/domain';
import { DraftKept, TextArea, TextField } from '@dayloom/ui';
import { useEffect, useRef } from 'react';
import * as styles from './note-fields.module.css';
import type { NoteForm } from './use-note-form.ts';

/**
 * Title and content of a note, for the dialog and the edit in place alike; the title takes the focus. Below a long text
 * nobody would see that it is a draft.
 */
export function NoteFields({ form: { draft, errors, change, keptAt } }: { form: NoteForm }) {
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Not from whoever types elsewhere when an edit that storage refused is open again.
    if (!document.activeElement?.matches('input, textarea')) title.current?.focus();
  }, []);
  const field = (name: keyof NoteDraft) => ({
    name,
    required: true,
    value: draft[name],
    error: errors[name],
  });
  return (
    <>
      <DraftKept at={keptAt} />
      <TextField
        {...field('title')}
        ref={title}
        label="Title"
        autoComplete="off"
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        {...field('content')}
        label="Content"
        className={styles.content}
        rows={8}
        onChange={(event) => change({ content: event.target.value })}
      />
    </>
  );
}

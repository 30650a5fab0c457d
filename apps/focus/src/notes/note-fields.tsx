import type { NoteDraft, NoteField } from '@dayloom/domain';
import type { RecordForm } from '@dayloom/platform';
import { fieldOf } from '@dayloom/screen-kit';
import { TextArea, TextField } from '@dayloom/ui';
import { useEffect, useRef } from 'react';
import * as styles from './note-fields.module.css';

/** Title and content of a note, for the dialog and for editing in place; the title gets the focus. */
export function NoteFields({ form }: { readonly form: RecordForm<NoteDraft, NoteField> }) {
  const field = fieldOf(form);
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // An editor that opens again after a failed save must not take the focus from another field.
    if (!document.activeElement?.matches('input, textarea')) title.current?.focus();
  }, []);
  return (
    <>
      <TextField {...field('title')} ref={title} label="Title" required autoComplete="off" />
      <TextArea {...field('content')} label="Content" required className={styles.content} rows={8} />
    </>
  );
}

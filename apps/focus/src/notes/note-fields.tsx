import type { NoteDraft, NoteField } from '@dayloom/domain';
import type { RecordForm } from '@dayloom/platform';
import { fieldOf } from '@dayloom/screen-kit';
import { TextArea, TextField } from '@dayloom/ui';
import { useEffect, useRef } from 'react';
import * as styles from './note-fields.module.css';

/** Title and content of a note, for the dialog and the edit in place alike; the title takes the focus. */
export function NoteFields({ form }: { readonly form: RecordForm<NoteDraft, NoteField> }) {
  const field = fieldOf(form);
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // An edit that storage refused opens again: the user may be typing elsewhere by then.
    if (!document.activeElement?.matches('input, textarea')) title.current?.focus();
  }, []);
  return (
    <>
      <TextField {...field('title')} ref={title} label="Title" required autoComplete="off" />
      <TextArea {...field('content')} label="Content" required className={styles.content} rows={8} />
    </>
  );
}

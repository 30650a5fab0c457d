import { focusRefused } from '@dayloom/ui';
import { checkNoteDraft, type NoteDraft, type NoteField } from '@dayloom/domain';
import { useAction, useToasts, useUnsavedWork } from '@dayloom/platform';
import { type SubmitEvent, useState } from 'react';

export interface NoteForm {
  readonly draft: NoteDraft;
  readonly errors: Readonly<Partial<Record<NoteField, string | undefined>>>;
  readonly pending: boolean;
  change(part: Partial<NoteDraft>): void;
  submit(event: SubmitEvent<HTMLFormElement>): void;
}

/** The draft of a note under the one check of NT3; `save` gets fields that may be stored. */
export function useNoteForm(initial: NoteDraft, save: (fields: NoteDraft) => Promise<unknown>): NoteForm {
  const toasts = useToasts();
  const saving = useAction(save);
  const [draft, setDraft] = useState(initial);
  const [refused, setRefused] = useState(false);
  const checked = checkNoteDraft(draft);
  const isChanged = draft.title !== initial.title || draft.content !== initial.content;
  useUnsavedWork(isChanged ? 'the note' : undefined);
  return {
    draft,
    errors: refused && !checked.ok ? checked.errors : {},
    pending: saving.pending,
    change: (part) => setDraft({ ...draft, ...part }),
    submit: (event) => {
      event.preventDefault();
      if (checked.ok) return void saving.run(checked.fields);
      setRefused(true);
      toasts.error(checked.message);
      focusRefused(event.currentTarget, checked.errors);
    },
  };
}

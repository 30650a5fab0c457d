import type { Instant } from '@dayloom/domain';
import { useState } from 'react';
import { differences } from '../drafts/draft-values.ts';
import { type DraftOptions, useDraft } from '../drafts/use-draft.ts';
import { type Form, type FormOptions, useForm } from './use-form.ts';
import { useMounted } from './use-mounted.ts';
import { useUnsavedWork } from './use-unsaved-work.ts';

export interface RecordFormOptions<Draft extends object, Fields, Field extends string>
  extends
    Omit<FormOptions<Draft, Fields, Field>, 'send'>,
    Pick<DraftOptions<Draft>, 'joins' | 'together' | 'addsNew'> {
  /** The text as named in the question on leaving: 'the note'. */
  readonly what: string;
  /** Identifies the form's draft on this device: 'note/new', `recordDraftKey(notes, id)`. */
  readonly draftKey?: string | undefined;
  /** The stored values; omit them if they are the initial ones. */
  readonly stored?: Draft | undefined;
  /** Resolves to whether the fields are stored. */
  readonly save: (fields: Fields) => Promise<boolean>;
  /** Called after a save, unless the form is already unmounted. */
  readonly onSaved?: ((fields: Fields) => void) | undefined;
}

export interface RecordForm<Draft, Field extends string> extends Form<Draft, Field> {
  /** Whether the fields differ from the stored values. Absent in older shells. */
  readonly isChanged?: boolean;
  /** When the initial draft was typed; undefined without a stored draft. */
  readonly keptAt: Instant | undefined;
  /** Closes the form, after a confirmation if text would be lost. For indirect ways of closing: Esc, a tap outside. */
  confirmClose(close: () => void): void;
  /** Removes the draft, offers Undo, and closes the form. For 'Cancel'. */
  cancel(close?: () => void): void;
}

/** The form of a record. Unsaved changes are stored as a draft; if that is not possible, leaving asks first. */
export function useRecordForm<Draft extends object, Fields, Field extends string>({
  what,
  draftKey,
  joins,
  together,
  addsNew,
  stored,
  save,
  onSaved,
  ...options
}: RecordFormOptions<Draft, Fields, Field>): RecordForm<Draft, Field> {
  const mounted = useMounted();
  const form = useForm({
    ...options,
    send: async (fields: Fields) => {
      if (!(await save(fields))) return;
      drop();
      setSaved(form.draft);
      if (mounted.current) onSaved?.(fields);
    },
  });
  const { draft, pending, change } = form;
  const [initial] = useState(draft);
  const [saved, setSaved] = useState<Draft>();
  const kept = saved ?? stored ?? initial;
  const isChanged = Object.keys(differences(draft, kept)).length > 0;
  const { keptAt, isSafe, drop, cancel } = useDraft({
    draftKey,
    joins,
    together,
    addsNew,
    values: draft,
    stored: kept,
    restore: change,
    isSending: pending,
  });
  const confirmClose = useUnsavedWork(isChanged ? what : undefined, pending, isSafe);
  return {
    ...form,
    isChanged,
    keptAt,
    confirmClose,
    cancel(close) {
      cancel();
      close?.();
    },
  };
}

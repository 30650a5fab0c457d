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
  /** As the question on leaving names it: 'the note'. */
  readonly what: string;
  /** Names the form on this device, so that what is typed outlives it: 'note/new', `recordDraftKey(notes, id)`. */
  readonly draftKey?: string | undefined;
  /** The draft of what is stored; left out where the form begins with it. */
  readonly stored?: Draft | undefined;
  /** Answers whether the fields are stored. */
  readonly save: (fields: Fields) => Promise<boolean>;
  /** What follows a save: closes the form, or leads on. Not called where the form is gone by then. */
  readonly onSaved?: ((fields: Fields) => void) | undefined;
}

export interface RecordForm<Draft, Field extends string> extends Form<Draft, Field> {
  /** When the draft was typed with which the form began; undefined where there was none. */
  readonly keptAt: Instant | undefined;
  /** Closes the form; asks first where something would be lost. For what closes it by the way: Esc, a tap beside it. */
  confirmClose(close: () => void): void;
  /** Drops the draft, offers to take that back, and closes the form. For 'Cancel'. */
  cancel(close?: () => void): void;
}

/** The form of a record: what differs from what is stored is kept; where it cannot be, leaving asks first. */
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
    keptAt,
    confirmClose,
    cancel(close) {
      cancel();
      close?.();
    },
  };
}

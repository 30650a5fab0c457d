import { checkNoteDraft, type NoteDraft, type NoteField } from '@dayloom/domain';
import { type RecordForm, useRecordForm } from '@dayloom/platform';

export type NoteForm = RecordForm<NoteDraft, NoteField>;

interface NoteFormOptions {
  readonly draftKey: string;
  readonly initial: NoteDraft;
  /** The draft of the stored note, while one is edited. */
  readonly stored?: NoteDraft;
  readonly save: (fields: NoteDraft) => Promise<boolean>;
  readonly onSaved?: () => void;
  readonly addsNew?: boolean;
}

/** The draft of a note under the one check of NT3, whose sentences stand at its fields; `save` gets fields that may be stored. */
export const useNoteForm = (options: NoteFormOptions): NoteForm =>
  useRecordForm({ ...options, what: 'the note', joins: ['title'], check: checkNoteDraft });

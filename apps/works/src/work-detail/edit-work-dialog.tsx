import { draftOf, type Work, works } from '@dayloom/domain';
import { editOf, recordDraftKey, useSave } from '@dayloom/platform';
import { Button, Dialog, Notice } from '@dayloom/ui';
import { useState } from 'react';
import { useWorkForm } from '../work-form/use-work-form.ts';
import { WorkFields } from '../work-form/work-fields.tsx';
import { TasksOutside } from './tasks-outside.tsx';

interface EditWorkDialogProps {
  readonly work: Work;
  /** It was deleted elsewhere while the dialog was open. */
  readonly isDeleted: boolean;
  readonly onClose: () => void;
}

const outcome = { done: 'Work updated successfully', failed: 'Failed to update work' };

/** The work's fields under the checks of adding (WD14), with what a shorter plan hides told before saving (WD15). */
export function EditWorkDialog({ work, isDeleted, onClose }: EditWorkDialogProps) {
  const save = useSave();
  const [opened] = useState(work);
  const form = useWorkForm({
    draftKey: recordDraftKey(works, opened.id),
    initial: () => draftOf(opened),
    original: opened,
    // What was changed since the dialog was opened; a description left empty is taken away (WD14, DA36).
    save: (fields) => save(editOf(works, opened, { ...fields, description: fields.description }), outcome),
    onSaved: onClose,
  });
  return (
    <Dialog
      open
      size="large"
      title="Edit Work"
      onClose={() => form.confirmClose(onClose)}
      onSubmit={form.submit}
      footer={
        <>
          <Button onClick={() => form.cancel(onClose)}>Cancel</Button>
          <Button variant="primary" type="submit" pending={form.pending}>
            Save
          </Button>
        </>
      }
    >
      {isDeleted && (
        <Notice tone="warning" role="alert">
          This work was deleted meanwhile. What you typed is kept: save it and restore the work, or copy it.
        </Notice>
      )}
      <WorkFields form={form} />
      <TasksOutside work={work} draft={form.draft} />
    </Dialog>
  );
}

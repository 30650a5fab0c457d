import { draftOf, type Work } from '@dayloom/domain';
import { Button, Dialog } from '@dayloom/ui';
import { useState } from 'react';
import { useWorkForm } from '../work-form/use-work-form.ts';
import { WorkFields } from '../work-form/work-fields.tsx';
import { TasksOutside } from './tasks-outside.tsx';
import { useEditWork } from './use-edit-work.ts';

interface EditWorkDialogProps {
  readonly work: Work;
  readonly onClose: () => void;
}

/** The work's fields under the checks of adding (WD14), with what a shorter plan hides told before saving (WD15). */
export function EditWorkDialog({ work, onClose }: EditWorkDialogProps) {
  const [opened] = useState(work);
  const { form, submit } = useWorkForm(() => draftOf(opened), opened);
  const { run, pending } = useEditWork(opened, onClose);
  return (
    <Dialog
      open
      size="large"
      title="Edit Work"
      onClose={onClose}
      onSubmit={submit((fields) => void run(fields))}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" pending={pending}>
            Save
          </Button>
        </>
      }
    >
      <WorkFields form={form} />
      <TasksOutside work={work} draft={form.draft} />
    </Dialog>
  );
}

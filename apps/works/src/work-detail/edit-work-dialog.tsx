import { checkWorkDraft, draftOf, earliestStart, type Work, workFacts } from '@dayloom/domain';
import { useToday } from '@dayloom/platform';
import { RecordDialog } from '@dayloom/screen-kit';
import { workPlan } from '../work-form/work-form.ts';
import { WorkFields } from '../work-form/work-fields.tsx';
import { TasksOutside } from './tasks-outside.tsx';

interface EditWorkDialogProps {
  readonly work: Work;
  readonly onClose: () => void;
}

/** The form of a work, validated as when adding; warns about tasks that a shorter plan hides. */
export function EditWorkDialog({ work, onClose }: EditWorkDialogProps) {
  const today = useToday();
  return (
    <RecordDialog
      kind={workFacts}
      record={work}
      draftOf={draftOf}
      size="large"
      submitLabel="Save"
      initial={draftOf(work)}
      check={(draft, original = work) => checkWorkDraft(draft, { today, original })}
      together={[workPlan]}
      onClose={onClose}
    >
      {(form) => (
        <>
          <WorkFields form={form} earliestStart={earliestStart(today, work)} />
          <TasksOutside work={work} draft={form.draft} />
        </>
      )}
    </RecordDialog>
  );
}

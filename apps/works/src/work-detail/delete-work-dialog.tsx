import { repeatsOf, tasksOfWork } from '@dayloom/data';
import { isolated, tasksText, type Work } from '@dayloom/domain';
import { useCount, useRecords, useUser } from '@dayloom/platform';
import { ConfirmDialog } from '@dayloom/ui';
import type { WorkDeletion } from './use-delete-work.ts';

interface DeleteWorkDialogProps {
  readonly work: Work;
  readonly deletion: WorkDeletion;
  readonly onClose: () => void;
}

/** Names the work and the number of its tasks. A failed delete closes the dialog and changes nothing. */
export function DeleteWorkDialog({ work, deletion, onClose }: DeleteWorkDialogProps) {
  const user = useUser();
  const count = useCount(tasksOfWork(user.id, work.id));
  const withTasks = count.phase === 'ready' ? tasksText(count.value) : 'its tasks';
  const segments = useRecords(repeatsOf(user.id));
  const series = segments.phase === 'ready' ? segments.records : [];
  const repeating = new Set(series.flatMap((one) => (one.workId === work.id ? one.series : []))).size;
  return (
    <ConfirmDialog
      open
      title="Delete Work"
      confirmLabel="Delete"
      pending={deletion.pending}
      onConfirm={() => void deletion.run(work).then(onClose)}
      onClose={onClose}
    >
      <p>
        “{isolated(work.workTitle)}” and {withTasks}
        {repeating > 0 && ` (and ${repeating} that ${repeating === 1 ? 'repeats' : 'repeat'})`} will be
        deleted.
      </p>
    </ConfirmDialog>
  );
}

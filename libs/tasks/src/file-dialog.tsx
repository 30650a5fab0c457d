import { patch, worksOf } from '@dayloom/data';
import { type Task, tasks } from '@dayloom/domain';
import { useAction, useRecords, useSave, useToday, useUser } from '@dayloom/platform';
import { AsyncList, Button, Dialog, SelectField } from '@dayloom/ui';
import { type SubmitEvent, useState } from 'react';

/** As many of the newest works as a list to choose from bears. */
const shown = 100;
const worksFailed = 'Failed to fetch works';

interface FileDialogProps {
  readonly task: Task;
  readonly onClose: () => void;
}

/** Gives a task of the inbox to a work, for good: a `workId` that is set never changes (TD9). */
export function FileDialog({ task, onClose }: FileDialogProps) {
  const user = useUser();
  const today = useToday();
  const save = useSave();
  const works = useRecords(worksOf(user.id).first(shown));
  const [chosen, setChosen] = useState<string>();
  const records = works.phase === 'ready' ? works.records : [];
  const work = records.find(({ id }) => id === chosen) ?? records[0];
  const { run, pending } = useAction(async () => {
    if (!work) return;
    // A work shows its tasks by day: without one nobody would find it there.
    const date = task.date ?? today;
    const isSaved = await save([patch(tasks, task.id, { workId: work.id, date })], {
      done: `Filed into ${work.workTitle}`,
      failed: 'Failed to update task',
    });
    if (isSaved) onClose();
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run();
  };
  return (
    <Dialog
      open
      size="small"
      title="File into a work"
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={pending} disabled={!work}>
            File
          </Button>
        </>
      }
    >
      <AsyncList of={works} failed={worksFailed} empty="There is no work yet" skeletonRows={1}>
        {(all) => (
          <SelectField
            label="Work"
            hint="It stays with that work. A task without a day is planned for today."
            options={all.map(({ id, workTitle }) => ({ value: id, label: workTitle }))}
            value={work?.id ?? ''}
            onChange={(event) => setChosen(event.target.value)}
          />
        )}
      </AsyncList>
    </Dialog>
  );
}

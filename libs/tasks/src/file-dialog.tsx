import { patch, worksOf } from '@dayloom/data';
import { isolated, numberText, type Task } from '@dayloom/domain';
import { useAction, useCount, useRecords, useSave, useToday, useUser } from '@dayloom/platform';
import { storing, taskSeries } from '@dayloom/series';
import { AsyncList, Button, Dialog, SelectField } from '@dayloom/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { updateFailed } from './sentences.ts';

/** How many of the newest works are offered at first; 'Show more works' doubles them, so that 10,000 take seven presses. */
const firstWindow = 100;
const worksFailed = 'Failed to fetch works';

interface FileDialogProps {
  readonly task: Task;
  readonly onClose: () => void;
}

/** Files a task of the inbox into a work. This cannot be undone: a `workId` that is set never changes. */
export function FileDialog({ task, onClose }: FileDialogProps) {
  const user = useUser();
  const today = useToday();
  const save = useSave();
  const [size, setSize] = useState(firstWindow);
  const works = useRecords(worksOf(user.id).first(size), { keep: true });
  const count = useCount(worksOf(user.id));
  const field = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [error, setError] = useState<string>();
  const records = works.phase === 'ready' ? works.records : [];
  const total = count.phase === 'ready' ? count.value : records.length;
  // None is selected at first, because a stray Enter would file the task irrevocably.
  const work = records.find(({ id }) => id === chosen);
  const { run, pending } = useAction(async () => {
    if (!work) {
      field.current?.focus();
      return setError('Choose a work');
    }
    // A work shows its tasks by day, so a task without one would not appear there.
    const date = task.date ?? today;
    const isSaved = await save(
      [...storing(taskSeries, task), patch('tasks', task.id, { workId: work.id, date })],
      {
        done: `Filed into ${isolated(work.workTitle)}`,
        failed: updateFailed,
      },
    );
    if (isSaved) onClose();
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run();
  };
  const showMore = () => {
    setSize(size * 2);
    field.current?.focus();
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
          <Button type="submit" variant="primary" pending={pending} disabled={records.length === 0}>
            File
          </Button>
        </>
      }
    >
      <AsyncList of={works} failed={worksFailed} empty="There is no work yet" skeletonRows={1}>
        {(all) => (
          <>
            <SelectField
              ref={field}
              label="Work"
              hint="It stays with that work. A task without a day is planned for today."
              error={error}
              options={[
                { value: '', label: 'Choose a work' },
                ...all.map(({ id, workTitle }) => ({ value: id, label: workTitle })),
              ]}
              value={work?.id ?? ''}
              onChange={(event) => {
                setChosen(event.target.value);
                setError(undefined);
              }}
            />
            {total > all.length && (
              <>
                <p>
                  These are the newest {all.length} of {numberText(total)} works.
                </p>
                <Button onClick={showMore}>Show more works</Button>
              </>
            )}
          </>
        )}
      </AsyncList>
    </Dialog>
  );
}

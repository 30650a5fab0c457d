import { openRepeatedTasks } from '@dayloom/data';
import { isComputed, isolated, repeatFacts, type Task } from '@dayloom/domain';
import { useRecords, useSave, useToday, useUser } from '@dayloom/platform';
import { outcomeOf } from '@dayloom/screen-kit';
import { Button, Dialog } from '@dayloom/ui';
import { focusOnceGone } from '../focus-after.ts';
import { removing, restoring } from '../task-changes.ts';
import { endSeries, unchangedDays } from './series-changes.ts';
import { useSegments } from './use-segments.ts';

interface DeleteSeriesProps {
  readonly task: Task;
  readonly onClose: () => void;
  /** The pressed button, to find its row. */
  readonly pressed: Element | null;
  readonly deleteOne: (pressed: HTMLElement) => void;
}

/** Asks whether one day of a series is deleted, or all from today on. */
export function DeleteSeries({ task, pressed, deleteOne, onClose }: DeleteSeriesProps) {
  const save = useSave();
  const today = useToday();
  const segments = useSegments(task);
  const stored = useRecords(openRepeatedTasks(useUser().id));
  const deleteThis = () => {
    onClose();
    if (pressed instanceof HTMLElement) deleteOne(pressed);
  };
  const deleteAll = () => {
    onClose();
    if (!segments) return;
    const ended = endSeries(segments, today);
    // The pressed row goes as well, unless it is one of an earlier day.
    const isPressed = !isComputed(task) && (task.date ?? today) >= today;
    const gone = [
      ...unchangedDays(segments, stored.phase === 'ready' ? stored.records : [], today),
      ...(isPressed ? [task] : []),
    ];
    const tasks = [...new Map(gone.map((one) => [one.id, one])).values()];
    const changes = [...ended.changes, ...tasks.flatMap(removing)];
    const undo = [...ended.undo, ...tasks.flatMap(restoring)];
    void focusOnceGone(
      pressed,
      save(changes, { ...outcomeOf(repeatFacts, 'delete'), undo, detail: task.title }),
    );
  };
  return (
    <Dialog
      open
      size="small"
      title="Delete Repeating Task"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button onClick={deleteThis}>Only this one</Button>
          <Button variant="danger" onClick={deleteAll}>
            All from today on
          </Button>
        </>
      }
    >
      <p>{isolated(task.title)} repeats. What was before today, and what was changed on its own, stays.</p>
    </Dialog>
  );
}

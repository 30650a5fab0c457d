import type { Task } from '@dayloom/domain';
import { useOnceLoaded } from '@dayloom/screen-kit';
import { useId, useState } from 'react';
import { stepsAndNote } from './late-steps-and-note.ts';
import { updateFailed } from './sentences.ts';

/**
 * The steps and the note of a task in a sheet, for a row that can be unmounted while it is scrolled.
 * @param open whether the steps can be ticked
 * @returns what opens it, and next to it the sheet, while open
 */
export function useStepsAndNoteSheet(task: Task, open: boolean) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const onceLoaded = useOnceLoaded(stepsAndNote, updateFailed);
  const StepsAndNote = stepsAndNote.peek()?.StepsAndNote;
  return {
    toggle: { isOpen, panel: id, toggle: () => onceLoaded(() => setOpen(true)) },
    sheet: isOpen && StepsAndNote && (
      <StepsAndNote inSheet id={id} task={task} open={open} onClose={() => setOpen(false)} />
    ),
  };
}

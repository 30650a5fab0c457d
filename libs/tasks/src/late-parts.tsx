import type { Task } from '@dayloom/domain';
import { useLoaded } from '@dayloom/platform/late';
import { stepsAndNote } from './late-steps-and-note.ts';

interface LatePartsProps {
  readonly task: Task;
  /** Opens the steps and the note, for a task that the address asks for. */
  readonly onAsked?: (() => void) | undefined;
}

function Loaded(props: LatePartsProps) {
  const late = useLoaded(stepsAndNote);
  return late && <late.PartsOfRow {...props} />;
}

/** What a row needs of the steps and the note after its first frame. A task without any costs nothing. */
export const LateParts = (props: LatePartsProps) =>
  (props.task.note ?? props.task.steps) !== undefined && <Loaded {...props} />;

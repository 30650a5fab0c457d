import { firstScreen } from '@dayloom/platform';
import { useLoaded } from '@dayloom/platform/late';
import { useEffect } from 'react';
import { stepsAndNote } from './late-steps-and-note.ts';
import type { PartsOfRowProps } from './steps-and-note/parts-of-row.tsx';

function Loaded(props: PartsOfRowProps) {
  const late = useLoaded(stepsAndNote);
  useEffect(() => {
    // Earlier than when the browser is idle: a person may print the page, or wait for a task that was searched for.
    void firstScreen.then(() => stepsAndNote.load()).catch(() => undefined);
  }, []);
  return late && <late.PartsOfRow {...props} />;
}

/** What a row needs of the steps and the note after its first frame. A task without any costs nothing. */
export const LateParts = (props: PartsOfRowProps) =>
  (props.task.note ?? props.task.steps) !== undefined && <Loaded {...props} />;

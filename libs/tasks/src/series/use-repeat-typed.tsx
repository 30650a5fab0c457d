import type { PlanDay } from '@dayloom/domain';
import { useOnceLoaded } from '@dayloom/screen-kit';
import { seriesDialogs, taskSeries } from '@dayloom/series';
import { useState } from 'react';

interface TypedTask {
  readonly title: string;
  readonly day: PlanDay | undefined;
  readonly workId: string | undefined;
  readonly onSaved: () => void;
}

/** Opens the form of a new repeating task with a title that was typed elsewhere; next to it the form, while open. */
export function useRepeatTyped({ title, day, workId, onSaved }: TypedTask) {
  const [isOpen, setOpen] = useState(false);
  const onceLoaded = useOnceLoaded(seriesDialogs, 'Failed to add task');
  const late = seriesDialogs.peek();
  return {
    open: () => onceLoaded(() => setOpen(true)),
    dialog: isOpen && late && day !== undefined && (
      <late.BeginSeries
        kind={taskSeries}
        title={title.trim()}
        day={day}
        workId={workId}
        onSaved={onSaved}
        onClose={() => setOpen(false)}
      />
    ),
  };
}

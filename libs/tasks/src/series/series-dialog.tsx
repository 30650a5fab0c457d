import type { Task } from '@dayloom/domain';
import { useToday } from '@dayloom/platform';
import { BeginSeries } from './begin-series.tsx';
import { DeleteSeries } from './delete-series.tsx';
import { EditSeries } from './edit-series.tsx';

export interface OpenedDialog {
  readonly kind: 'begin' | 'edit' | 'delete';
  /** The pressed button, to find the row of the task. */
  readonly pressed: Element | null;
}

interface SeriesDialogProps extends OpenedDialog {
  readonly task: Task;
  /** Deletes this day of the series alone. */
  readonly deleteOne: (pressed: HTMLElement) => void;
  readonly onClose: () => void;
}

/** The dialog that a menu item of a task about its repetition opens. */
export function SeriesDialog({ kind, deleteOne, ...props }: SeriesDialogProps) {
  const today = useToday();
  const { date = today } = props.task;
  if (kind === 'begin') return <BeginSeries {...props} day={date > today ? date : today} />;
  if (kind === 'edit') return <EditSeries {...props} />;
  return <DeleteSeries {...props} deleteOne={deleteOne} />;
}

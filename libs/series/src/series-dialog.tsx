import type { DayRecord } from '@dayloom/domain';
import { useToday } from '@dayloom/platform';
import { BeginSeries } from './begin-series.tsx';
import { DeleteSeries } from './delete-series.tsx';
import { EditSeries } from './edit-series.tsx';
import type { SeriesKind } from './series-kind.ts';

export interface OpenedDialog {
  readonly opening: 'begin' | 'edit' | 'delete';
  /** The pressed button, to find the row of the record. */
  readonly pressed: Element | null;
}

interface SeriesDialogProps extends OpenedDialog {
  readonly kind: SeriesKind;
  readonly record: DayRecord;
  /** Deletes this day of the series alone. */
  readonly deleteOne: (pressed: HTMLElement) => void;
  /** Moves the focus if the row of the pressed button is gone, and there is nothing next to it. */
  readonly focusOther?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The dialog that a menu item of a record about its repetition opens. */
export function SeriesDialog({ opening, deleteOne, ...props }: SeriesDialogProps) {
  const today = useToday();
  const day = props.kind.dayOf(props.record) ?? today;
  if (opening === 'begin') return <BeginSeries {...props} day={day > today ? day : today} />;
  if (opening === 'edit') return <EditSeries {...props} />;
  return <DeleteSeries {...props} day={day} deleteOne={deleteOne} />;
}

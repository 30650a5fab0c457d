import { type DayRecords, isComputed, type NotifiedKind } from '@dayloom/domain';
import { useToasts } from '@dayloom/platform';
import { focusOnceGone, useHistory } from '@dayloom/screen-kit';
import { DeleteButton, IconButton, Menu, PencilIcon } from '@dayloom/ui';
import type { SeriesKind } from './series-kind.ts';
import { useDayChanges } from './use-day-changes.ts';
import { useDoneItems } from './use-done-items.tsx';
import { useSeriesItems } from './use-series-items.tsx';

interface DayActionsProps<M extends NotifiedKind> {
  readonly kind: SeriesKind<M>;
  readonly record: DayRecords[M];
  /** When it repeats, in words; undefined for a single record. */
  readonly repeats: string | undefined;
  /** The id of the record's title. */
  readonly describedBy: string;
  /** If false, the record is read-only; it can repeat from today on, and its series can be changed from then on. */
  readonly canChange?: boolean;
  /** Called on press; returns a message when the record may no longer be deleted. */
  readonly whyNoDelete?: () => string | undefined;
  readonly onEdit: () => void;
  /** Moves the focus if the pressed button disappears and there is no row next to it. */
  readonly onDeleted: () => void;
}

/** The actions of a single record or of a day of a series; what concerns its repetition and its history is in a menu. */
export function DayActions<M extends NotifiedKind>({
  kind,
  record,
  repeats,
  describedBy,
  canChange = true,
  whyNoDelete,
  onEdit,
  onDeleted,
}: DayActionsProps<M>) {
  const toasts = useToasts();
  const { erase } = useDayChanges(kind);
  const history = useHistory(kind.facts, record);
  const state = useDoneItems(kind, record, onDeleted);
  const deleteOne = (pressed: HTMLElement, done?: string) => {
    const denied = whyNoDelete?.();
    if (denied !== undefined) return toasts.error(denied);
    void focusOnceGone(pressed, erase(record, done), onDeleted);
  };
  const series = useSeriesItems(kind, {
    record,
    repeats,
    canSkip: canChange,
    deleteOne,
    focusOther: onDeleted,
  });
  const name = kind.facts.words.one.toLowerCase();
  return (
    <>
      {canChange && (
        <IconButton
          label={`Edit ${name}`}
          icon={<PencilIcon />}
          size="small"
          aria-describedby={describedBy}
          onClick={onEdit}
        />
      )}
      <Menu
        label="More actions"
        button={{ 'aria-describedby': describedBy, size: 'small' }}
        items={[
          ...(canChange ? state.items : []),
          ...series.items,
          ...(isComputed(record) ? [] : history.items),
        ]}
      />
      {canChange && (
        <DeleteButton
          label={`Delete ${name}`}
          size="small"
          aria-describedby={describedBy}
          onDelete={series.askDelete ?? deleteOne}
        />
      )}
      {state.dialog}
      {series.dialog}
      {history.dialog}
    </>
  );
}

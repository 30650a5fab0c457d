import { type DayRecord, isComputed, isolated, type PlanDay } from '@dayloom/domain';
import { useRecords, useSave, useToday, useUser } from '@dayloom/platform';
import { focusOnceGone, outcomeOf } from '@dayloom/screen-kit';
import { Button, Dialog } from '@dayloom/ui';
import { removing, restoring } from './day-changes.ts';
import { endSeries, unchangedDays } from './series-changes.ts';
import { seriesFacts } from './series-facts.ts';
import type { SeriesKind } from './series-kind.ts';
import { useSegments } from './use-segments.ts';

interface DeleteSeriesProps {
  readonly kind: SeriesKind;
  readonly record: DayRecord;
  /** The day for which the record is planned. */
  readonly day: PlanDay;
  readonly focusOther?: (() => void) | undefined;
  readonly onClose: () => void;
  /** The pressed button, to find its row. */
  readonly pressed: Element | null;
  readonly deleteOne: (pressed: HTMLElement) => void;
}

/** Asks whether one day of a series is deleted, or all from today on. */
export function DeleteSeries({
  kind,
  record,
  day,
  pressed,
  deleteOne,
  focusOther,
  onClose,
}: DeleteSeriesProps) {
  const save = useSave();
  const today = useToday();
  const segments = useSegments(record);
  const stored = useRecords(kind.ahead(useUser().id, today));
  const deleteThis = () => {
    onClose();
    if (pressed instanceof HTMLElement) deleteOne(pressed);
  };
  const deleteAll = () => {
    onClose();
    if (!segments) return;
    const ended = endSeries(segments, today);
    // The pressed row goes as well, unless it is one of an earlier day.
    const isPressed = !isComputed(record) && day >= today;
    const gone = [
      ...unchangedDays(kind, segments, stored.phase === 'ready' ? stored.records : [], today),
      ...(isPressed ? [record] : []),
    ];
    const records = [...new Map(gone.map((one) => [one.id, one])).values()];
    const changes = [...ended.changes, ...records.flatMap((one) => removing(kind, one))];
    const undo = [...ended.undo, ...records.flatMap((one) => restoring(kind, one))];
    void focusOnceGone(
      pressed,
      save(changes, { ...outcomeOf(seriesFacts(kind), 'delete'), undo, detail: record.title }),
      focusOther,
    );
  };
  return (
    <Dialog
      open
      size="small"
      title={`Delete Repeating ${kind.facts.words.one}`}
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
      <p>{isolated(record.title)} repeats. What was before today, and what was changed on its own, stays.</p>
    </Dialog>
  );
}

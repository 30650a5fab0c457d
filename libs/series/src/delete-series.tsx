import { type DayRecord, dayName, isComputed, isolated, type PlanDay } from '@dayloom/domain';
import { localeAtom, useAtomValue, useRecords, useSave, useShell, useToday } from '@dayloom/platform';
import { focusOnceGone, outcomeOf } from '@dayloom/screen-kit';
import { Button, Dialog } from '@dayloom/ui';
import * as styles from './choices.module.css';
import { removing, restoring } from './day-changes.ts';
import { hasFollowing, scopeLabels } from './following.ts';
import { endSeries } from './series-changes.ts';
import { seriesFacts } from './series-facts.ts';
import type { SeriesKind } from './series-kind.ts';
import { unchangedDays } from './stored-days.ts';
import { undoing } from './undo-now.ts';
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

/** Asks whether one day of a series is deleted, this one and the following, or all from today on. */
export function DeleteSeries({
  kind,
  record,
  day,
  pressed,
  deleteOne,
  focusOther,
  onClose,
}: DeleteSeriesProps) {
  const shell = useShell();
  const save = useSave();
  const today = useToday();
  const locale = useAtomValue(localeAtom);
  const segments = useSegments(record);
  const stored = useRecords(kind.ahead(shell.user.id, today));
  const deleteThis = () => {
    onClose();
    if (pressed instanceof HTMLElement) deleteOne(pressed);
  };
  const deleteFrom = (from: PlanDay) => {
    onClose();
    if (!segments) return;
    const ended = endSeries(segments, from);
    // The pressed row goes as well, unless it is one of an earlier day.
    const isPressed = !isComputed(record) && day >= from;
    const gone = [
      ...unchangedDays(kind, segments, stored.phase === 'ready' ? stored.records : [], from),
      ...(isPressed ? [record] : []),
    ];
    const records = [...new Map(gone.map((one) => [one.id, one])).values()];
    const changes = [...ended.changes, ...records.flatMap((one) => removing(kind, one))];
    const undo = [...ended.undo, ...records.flatMap((one) => restoring(kind, one))];
    void focusOnceGone(
      pressed,
      save(changes, {
        ...outcomeOf(seriesFacts(kind), 'delete'),
        ...undoing(shell, segments, { changes, undo }),
        detail: record.title,
      }),
      focusOther,
    );
  };
  const isLater = segments !== undefined && hasFollowing(segments, day, today);
  return (
    <Dialog open size="small" title={`Delete Repeating ${kind.facts.words.one}`} onClose={onClose}>
      <p>
        {isolated(record.title)} repeats.{' '}
        {isLater &&
          `This and the following means from ${dayName(day, today, locale)} on: the days before stay. `}
        What was before today, and what was changed on its own, stays.
      </p>
      <div className={styles.choices} data-actions="">
        <Button block onClick={deleteThis}>
          Only this one
        </Button>
        {isLater && (
          <Button block variant="danger" onClick={() => deleteFrom(day)}>
            {scopeLabels.following}
          </Button>
        )}
        <Button block variant="danger" onClick={() => deleteFrom(today)}>
          {scopeLabels.all}
        </Button>
        <Button block variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

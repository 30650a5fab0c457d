import { remove } from '@dayloom/data';
import { type DayRecords, type Instant, isComputed, type NotifiedKind } from '@dayloom/domain';
import { snoozeText } from '@dayloom/domain/snooze';
import { editOf, localeAtom, timeZoneAtom, useAtomValue, useSave, useShell } from '@dayloom/platform';
import { outcomeOf } from '@dayloom/screen-kit';
import { changing, changingBack } from './day-changes.ts';
import { snoozing } from './late-series.ts';
import type { SeriesKind } from './series-kind.ts';

type State = Partial<Pick<DayRecords[NotifiedKind], 'completed' | 'snoozedUntil'>>;

/** Marks a reminder or an activity as done, or puts it off, each with 'Undo'; of a series, one day alone. */
export function useDoneAndSnooze<M extends NotifiedKind>(kind: SeriesKind<M>) {
  const save = useSave();
  const shell = useShell();
  const locale = useAtomValue(localeAtom);
  const timeZone = useAtomValue(timeZoneAtom);

  function change(record: DayRecords[M], state: Record<keyof State, unknown>, done: string) {
    const fields = state as Partial<DayRecords[M]>;
    const day = kind.dayOf(record);
    const { name } = kind.facts;
    const edit = editOf<typeof name>(kind.facts, record, fields);
    const back = isComputed(record)
      ? [remove(name, record.id)]
      : editOf<typeof name>(
          kind.facts,
          { ...record, ...fields },
          // By name, since what the record did not have is cleared.
          { completed: record.completed, snoozedUntil: record.snoozedUntil } as Partial<DayRecords[M]>,
        );
    return save(changing(kind, record, edit, day), {
      ...outcomeOf(kind.facts, 'update'),
      done,
      undo: changingBack(record, back, day),
      detail: record.title,
    });
  }

  return {
    setDone: (record: DayRecords[M], isDone: boolean) =>
      change(
        record,
        { completed: isDone, snoozedUntil: undefined },
        `${kind.facts.words.one} ${isDone ? 'done' : 'not done'}`,
      ),
    async snooze(record: DayRecords[M], until: Instant) {
      const hint = await snoozing
        .load()
        .then(({ quietHint }) => quietHint(shell, until, { timeZone, locale }))
        .catch(() => '');
      return change(
        record,
        { completed: record.completed, snoozedUntil: until },
        `Snoozed until ${snoozeText(until, shell.clock.now(), locale)}${hint}`,
      );
    },
  };
}

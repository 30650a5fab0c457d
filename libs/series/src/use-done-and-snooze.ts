import { patch, receiptsSince, remove } from '@dayloom/data';
import {
  addDays,
  type DayRecords,
  type Instant,
  instantOf,
  isComputed,
  type NotifiedKind,
  nowOf,
  type PlanDay,
  startOfDay,
  unreadReceipts,
} from '@dayloom/domain';
import { snoozeText } from '@dayloom/domain/snooze';
import { editOf, localeAtom, timeZoneAtom, useAtomValue, useSave, useShell } from '@dayloom/platform';
import { outcomeOf } from '@dayloom/screen-kit';
import { changing, changingBack } from './day-changes.ts';
import { snoozing } from './late-series.ts';
import type { SeriesKind } from './series-kind.ts';

type State = Partial<Pick<DayRecords[NotifiedKind], 'completed' | 'snoozedUntil'>>;

/** A notification can be two days and an hour earlier than its item. */
const daysBefore = 3;

/**
 * Marks a reminder or an activity as done, or puts it off, each with 'Undo'; of a series, one day alone.
 * @param options `marksRead`: the notifications of the item count as read
 */
export function useDoneAndSnooze<M extends NotifiedKind>(kind: SeriesKind<M>, { marksRead = true } = {}) {
  const save = useSave();
  const shell = useShell();
  const locale = useAtomValue(localeAtom);
  const timeZone = useAtomValue(timeZoneAtom);

  /** Its notifications are dealt with. Without them the item is changed all the same. */
  async function reading({ id }: DayRecords[M], day: PlanDay | undefined) {
    if (!day || !marksRead) return [];
    const since = instantOf(startOfDay(addDays(day, -daysBefore), 0));
    const { records } = await shell.store
      .get(receiptsSince(shell.user.id, since))
      .catch(() => ({ records: [] }));
    const read = { readAt: nowOf(shell.clock) };
    return unreadReceipts(records, id).map((receipt) => patch('receipts', receipt.id, read));
  }

  async function change(record: DayRecords[M], state: Record<keyof State, unknown>, done: string) {
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
    return save([...changing(kind, record, edit, day), ...(await reading(record, day))], {
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

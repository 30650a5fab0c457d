import { remindersAfter, remindersLatestFirst } from '@dayloom/data';
import { planDayOf, type Reminder, remindersOfToday, remindersToCome } from '@dayloom/domain';
import { type Records, type Total, useCount, useUser } from '@dayloom/platform';

export interface ReminderCounts {
  readonly total: Total;
  readonly upcoming: Total;
  readonly today: Total;
}

/** How many of these there are; a number only once all of them are here (DA35). */
function countOf(list: Records<Reminder>, counted: (all: readonly Reminder[]) => readonly Reminder[]): Total {
  if (list.phase !== 'ready') return list.phase === 'failed' ? list : { phase: 'loading', isPartial: false };
  if (!list.isComplete) return { phase: 'loading', isPartial: true };
  return { phase: 'ready', value: counted(list.records).length };
}

function sumOf(a: Total, b: Total): Total {
  if (a.phase !== 'ready') return a;
  return b.phase === 'ready' ? { phase: 'ready', value: a.value + b.value } : b;
}

/**
 * The figures of RM6, without a list that is read as a whole: what is counted by text lies so far from now that neither
 * a zone nor the stored form can change on which side it is (DA23).
 * @param near all reminders of the days around today
 */
export function useReminderCounts(near: Records<Reminder>, now: Date): ReminderCounts {
  const { id } = useUser();
  const after = useCount(remindersAfter(id, planDayOf(now)));
  return {
    total: useCount(remindersLatestFirst(id)),
    upcoming: sumOf(
      after,
      countOf(near, (all) => remindersToCome(all, now)),
    ),
    today: countOf(near, (all) => remindersOfToday(all, now)),
  };
}

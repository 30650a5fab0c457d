import { patch } from '@dayloom/data';
import { type Reminder, reminders, rewrittenDateTime } from '@dayloom/domain';
import { type Records, useShell } from '@dayloom/platform';
import { useEffect } from 'react';

/** Asked for already by a list on this page; a store for each session. */
const askedIn = new WeakMap<object, Set<string>>();

/**
 * The same reminders; those among them in the local form of earlier writers are rewritten as ISO UTC on the way (DA23).
 * Where that fails nothing is lost or told: both forms read alike, and the next page tries again.
 */
export function useUtcForm(list: Records<Reminder>): Records<Reminder> {
  const { store } = useShell();
  const records = list.phase === 'ready' ? list.records : undefined;
  useEffect(() => {
    const asked = askedIn.get(store) ?? new Set();
    askedIn.set(store, asked);
    const changes = (records ?? []).flatMap((reminder) => {
      const dateTime = asked.has(reminder.id) ? undefined : rewrittenDateTime(reminder);
      return dateTime === undefined ? [] : [patch(reminders, reminder.id, { dateTime })];
    });
    if (changes.length === 0) return;
    changes.forEach(({ id }) => asked.add(id));
    store.commit(changes).catch(console.warn);
  }, [records, store]);
  return list;
}

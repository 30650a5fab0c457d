import { isPlanDay, type Reminder } from '@dayloom/domain';
import { useRecordsById } from '@dayloom/platform';
import { useReminderDay } from './use-reminder-day.ts';

/** The reminder in an address: of a series its id and the day, else its own id. */
export interface AskedReminder {
  readonly id: string;
  readonly day: string | null;
}

/** @returns the reminder, or none if it does not exist; undefined until it is known */
export function useAskedReminder(
  asked: AskedReminder | undefined,
): { readonly reminder: Reminder | undefined } | undefined {
  const { id = '', day } = asked ?? {};
  const ofSeries = isPlanDay(day) ? { repeat: id, repeatDay: day } : undefined;
  const found = useReminderDay(ofSeries);
  const ids = asked && !ofSeries ? [id] : [];
  const single = useRecordsById('reminders', ids, 'asked');
  if (ofSeries) return found.phase === 'ready' ? found : undefined;
  return single && { reminder: single.get(id) };
}

import { isClockTime, isPlanDay, type ReminderDraft } from '@dayloom/domain';
import { useSearchParams } from '@dayloom/platform';
import { useEffect, useEffectEvent } from 'react';

/**
 * Opens the form where the address asks for a new reminder, `?new=` and its title, `day` and `time` its moment: once, so
 * the question leaves it.
 */
export function useAskedReminder(open: (asked: Partial<ReminderDraft>) => void) {
  const [search, setSearch] = useSearchParams();
  const title = search.get('new');
  const answer = useEffectEvent((asked: string) => {
    const [date, time] = [search.get('day'), search.get('time')];
    open({ title: asked, ...(isPlanDay(date) && { date }), ...(isClockTime(time) && { time }) });
    setSearch(
      (rest) => {
        ['new', 'day', 'time'].forEach((name) => rest.delete(name));
        return rest;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (title !== null) answer(title);
  }, [title]);
}

import { isComputed, type PlanDay } from '@dayloom/domain';
import type { CalendarItem, CalendarKind } from '@dayloom/domain/calendar';
import { useAddress, useIntent } from '@dayloom/platform';
import { reminderParams } from '../reminders/reminder-params.ts';

type Address = ReturnType<typeof useAddress>;

/** The address of an item that the planner itself shows. */
export function ownAddress(item: CalendarItem, day: PlanDay, address: Address): string {
  switch (item.kind) {
    case 'reminder':
      return address('reminders', isComputed(item.record) ? reminderParams(item.record) : {});
    case 'activity':
      return address('timetable', { date: day });
    case 'goal':
      return address('goals');
    case 'work':
    case 'task':
      return address('today', { day });
  }
}

/** The address that an item links to from a day; undefined while no module opens works. */
export function useItemAddress(item: CalendarItem, day: PlanDay): string | undefined {
  const address = useAddress();
  const workId = item.kind === 'work' ? item.record.id : item.kind === 'task' && item.record.workId;
  const work = useIntent('open-work', { id: workId || '', day });
  return workId ? work : ownAddress(item, day, address);
}

export const addingAddress: Readonly<
  Record<Exclude<CalendarKind, 'work'>, (day: PlanDay, address: Address) => string>
> = {
  task: (day, address) => address('today', { day, new: '' }),
  reminder: (day, address) => address('reminders', { new: '', day }),
  activity: (day, address) => address('timetable', { date: day, new: '' }),
  goal: (day, address) => address('goals', { new: '', day }),
};

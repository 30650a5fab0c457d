import type { ReminderCounts } from './use-reminder-counts.ts';
import type { ReminderWindow } from './use-reminder-list.ts';

/** Which side of now has more than is shown; without the figures a full window may well have more behind it. */
export function moreReminders(
  { total, upcoming }: ReminderCounts,
  shown: ReminderWindow,
  read: ReminderWindow,
): { readonly ahead: boolean; readonly past: boolean } {
  if (total.phase !== 'ready' || upcoming.phase !== 'ready')
    return { ahead: read.ahead >= shown.ahead, past: read.past >= shown.past };
  return { ahead: upcoming.value > shown.ahead, past: total.value - upcoming.value > shown.past };
}

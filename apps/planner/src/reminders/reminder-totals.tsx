import { StatStrip } from '@dayloom/ui';
import type { ReminderCounts } from './use-reminder-counts.ts';

/** All reminders, those to come, and those of today (RM6). */
export const ReminderTotals = ({ of: { total, upcoming, today } }: { readonly of: ReminderCounts }) => (
  <StatStrip
    label="Statistics"
    items={[
      { label: 'Total Reminders', of: total },
      { label: 'Upcoming', of: upcoming },
      { label: "Today's Reminders", of: today },
    ]}
  />
);

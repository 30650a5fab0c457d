import { focusSessionsOf, notesOf, tasksOf } from '@dayloom/data';
import { hoursText } from '@dayloom/domain';
import { useCount, useSum, useUser } from '@dayloom/platform';
import { StatStrip } from '@dayloom/ui';

/** Totals over all records. */
export function ProfileStats() {
  const { id } = useUser();
  const focus = useSum(focusSessionsOf(id), 'duration');
  return (
    <StatStrip
      label="Figures"
      items={[
        { label: 'Total Tasks', of: useCount(tasksOf(id)) },
        {
          label: 'Focus Time',
          of: focus.phase === 'ready' ? { phase: 'ready', value: hoursText(focus.value) } : focus,
        },
        { label: 'Notes', of: useCount(notesOf(id)) },
      ]}
    />
  );
}

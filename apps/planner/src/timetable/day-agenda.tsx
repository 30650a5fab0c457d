import { type Activity, clockTimeOf, isOvernight } from '@dayloom/domain';
import { List } from '@dayloom/ui';
import { useMinute } from '../today/use-minute.ts';
import { type ActivityActions, ActivityContent } from './activity-content.tsx';
import * as styles from './day-agenda.module.css';

interface DayAgendaProps extends ActivityActions {
  readonly activities: readonly Activity[];
  readonly isToday: boolean;
}

/** A day's activities below each other, for windows that have no room for a grid. */
export function DayAgenda({ activities, isToday, ...actions }: DayAgendaProps) {
  const time = clockTimeOf(useMinute());
  const next = isToday && activities.find((one) => isOvernight(one) || one.endTime > time);
  return (
    <List label="Activities" className={styles.agenda}>
      {activities.map((activity) => (
        <li
          key={activity.id}
          data-glides={activity.id}
          data-now={activity === next ? '' : undefined}
          className={styles.line}
        >
          <ActivityContent activity={activity} {...actions} />
        </li>
      ))}
    </List>
  );
}

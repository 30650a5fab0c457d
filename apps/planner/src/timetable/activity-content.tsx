import { type Activity, activityTimesText, isOvernight, schedules, whyPastRefuses } from '@dayloom/domain';
import { localeAtom, useAtomValue } from '@dayloom/platform';
import { RecordActions } from '@dayloom/screen-kit';
import { useId } from 'react';
import * as styles from './activity-content.module.css';
import { useAskToday } from './use-ask-today.ts';

export interface ActivityActions {
  /** Whether the day allows a change (TT8, TT16). */
  readonly canChange: boolean;
  readonly onEdit: (activity: Activity) => void;
  /** The pressed button is about to go. */
  readonly onDeleted: () => void;
}

interface ActivityContentProps extends ActivityActions {
  readonly activity: Activity;
}

/** One activity with what can be done to it, in a block of the grid and a row of the list alike (TT7, TT8). */
export function ActivityContent({ activity, canChange, onEdit, onDeleted }: ActivityContentProps) {
  const titleId = useId();
  const askToday = useAskToday();
  const times = activityTimesText(activity, useAtomValue(localeAtom));
  return (
    <div className={styles.content} data-past={!canChange}>
      <div className={styles.words}>
        <h3 id={titleId} title={activity.title}>
          {activity.title}
        </h3>
        <p title={times}>
          {times}
          {isOvernight(activity) && <span className="visually-hidden">, ends on the next day</span>}
        </p>
      </div>
      <div className={styles.actions}>
        <RecordActions
          kind={schedules}
          record={activity}
          describedBy={titleId}
          canChange={canChange}
          whyNoDelete={() => whyPastRefuses('delete', activity.date, askToday())}
          onEdit={() => onEdit(activity)}
          onDeleted={onDeleted}
        />
      </div>
    </div>
  );
}

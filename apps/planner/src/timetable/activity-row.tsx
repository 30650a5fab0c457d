import { type Activity, activityTimesText, isOvernight, pastDayError } from '@dayloom/domain';
import { localeAtom, useAtomValue } from '@dayloom/platform';
import { activitySeries, DayActions, ItemState, RepeatSign } from '@dayloom/series';
import { useId } from 'react';
import * as styles from './activity-row.module.css';
import { useAskToday } from './use-ask-today.ts';

export interface ActivityRowProps {
  readonly activity: Activity;
  /** When it repeats, in words. */
  readonly repeats: string | undefined;
  /** Whether the list scrolls to it on opening. */
  readonly isNow: boolean;
  readonly canChange: boolean;
  readonly onEdit: (activity: Activity) => void;
  /** Called when the pressed button is about to disappear. */
  readonly onDeleted: () => void;
}

export function ActivityRow({ activity, repeats, isNow, canChange, onEdit, onDeleted }: ActivityRowProps) {
  const titleId = useId();
  const askToday = useAskToday();
  const times = activityTimesText(activity, useAtomValue(localeAtom));
  return (
    <li
      className={styles.row}
      data-glides={activity.id}
      data-now={isNow ? '' : undefined}
      data-past={!canChange}
      data-done={activity.completed}
    >
      <div className={styles.words}>
        <h3 id={titleId} title={activity.title}>
          {activity.title}
          {repeats !== undefined && <RepeatSign words={repeats} />}
          <ItemState record={activity} />
        </h3>
        <p>
          {times}
          {isOvernight(activity) && <span className="visually-hidden">, ends on the next day</span>}
        </p>
      </div>
      <div className={styles.actions}>
        <DayActions
          kind={activitySeries}
          record={activity}
          repeats={repeats}
          describedBy={titleId}
          canChange={canChange}
          whyNoDelete={() => pastDayError('delete', activity.date, askToday())}
          onEdit={() => onEdit(activity)}
          onDeleted={onDeleted}
        />
      </div>
    </li>
  );
}

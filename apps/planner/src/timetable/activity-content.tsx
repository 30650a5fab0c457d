import { remove, restore } from '@dayloom/data';
import { type Activity, activityTimesText, isOvernight, schedules, whyPastRefuses } from '@dayloom/domain';
import { HistoryButton } from '@dayloom/history';
import { localeAtom, useAction, useAtomValue, useSave, useToasts } from '@dayloom/platform';
import { DeleteButton, IconButton, PencilIcon } from '@dayloom/ui';
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
  const save = useSave();
  const toasts = useToasts();
  const askToday = useAskToday();
  const deleting = useAction(async () => {
    const refused = whyPastRefuses('delete', activity.date, askToday());
    if (refused !== undefined) return toasts.error(refused);
    onDeleted();
    await save([remove(schedules, activity.id)], {
      done: 'Activity deleted successfully',
      failed: 'Failed to delete activity',
      undo: [restore(schedules, activity.id)],
      detail: activity.title,
    });
  });
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
        {canChange && (
          <IconButton
            label="Edit activity"
            icon={<PencilIcon />}
            size="small"
            aria-describedby={titleId}
            onClick={() => onEdit(activity)}
          />
        )}
        <HistoryButton kind={schedules} record={activity} size="small" describedBy={titleId} />
        {canChange && (
          <DeleteButton
            label="Delete activity"
            size="small"
            aria-describedby={titleId}
            onDelete={() => void deleting.run()}
          />
        )}
      </div>
    </div>
  );
}

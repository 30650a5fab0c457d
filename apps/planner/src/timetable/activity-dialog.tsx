import {
  type Activity,
  type ActivityDraft,
  activityTimeHints,
  addActivityTitle,
  checkActivityDraft,
  draftOfActivity,
  newActivityDraft,
  type PlanDay,
  activityFacts,
  pastDayError,
} from '@dayloom/domain';
import { localeAtom, useAtomValue } from '@dayloom/platform';
import { fieldOf, RecordDialog } from '@dayloom/screen-kit';
import { DateField, Notice, TextField, TimeField } from '@dayloom/ui';
import { useState } from 'react';
import * as styles from './activity-dialog.module.css';
import { useAskToday } from './use-ask-today.ts';

interface ActivityDialogProps {
  /** The activity to edit; omitted to add an activity. */
  readonly activity?: Activity;
  /** The day that was selected when the dialog opened; does not change at midnight. */
  readonly day: PlanDay;
  /** Initial values of a new activity: the hour that was pressed, or a title from the address. */
  readonly filled?: Partial<ActivityDraft>;
  readonly onSaved: (day: PlanDay) => void;
  readonly onClose: () => void;
}

const together = [['date', 'startTime', 'endTime']];

export function ActivityDialog({ activity, day, filled = {}, onSaved, onClose }: ActivityDialogProps) {
  const askToday = useAskToday();
  const locale = useAtomValue(localeAtom);
  const whyDayRefuses = () => pastDayError(activity ? 'edit' : 'add', day, askToday());
  const [isPast] = useState(() => !activity && whyDayRefuses() !== undefined);
  const check = (draft: ActivityDraft, opened?: Activity) => {
    if (!opened) return checkActivityDraft(draft, { day });
    return checkActivityDraft(draft, { earliest: draft.date === opened.date ? undefined : askToday() });
  };
  const initial = { ...(activity ? draftOfActivity(activity) : newActivityDraft()), ...filled };
  return (
    <RecordDialog
      kind={activityFacts}
      record={activity}
      draftOf={draftOfActivity}
      {...(!activity && { title: addActivityTitle(day) })}
      initial={initial}
      // The times of a pressed hour were not typed, so they do not count as a draft.
      stored={{ ...initial, title: '' }}
      check={check}
      together={together}
      whyNoWrite={whyDayRefuses}
      isReadOnly={isPast}
      hasTime
      toastsInvalid
      onSaved={({ date = day }) => onSaved(date)}
      onClose={onClose}
    >
      {(form) => {
        const field = fieldOf(form);
        const hints = activityTimeHints(form.draft, activity ? form.draft.date : day, locale);
        return (
          <>
            {isPast && <Notice>Past days are read-only</Notice>}
            <TextField
              {...field('title')}
              label="Activity Title"
              required
              autoComplete="off"
              disabled={isPast}
            />
            {activity && <DateField {...field('date')} label="Date" required />}
            <div className={styles.times}>
              <TimeField
                {...field('startTime')}
                label="Start Time"
                required
                disabled={isPast}
                hint={hints.startTime}
              />
              <TimeField
                {...field('endTime')}
                label="End Time"
                required
                disabled={isPast}
                hint={hints.endTime}
              />
            </div>
          </>
        );
      }}
    </RecordDialog>
  );
}

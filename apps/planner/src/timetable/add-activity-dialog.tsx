import { create } from '@dayloom/data';
import {
  type ActivityDraft,
  type ActivityFields,
  addActivityTitle,
  newActivityDraft,
  nowOf,
  type PlanDay,
  schedules,
  whyPastRefuses,
} from '@dayloom/domain';
import { useClock, useNewId, useSave, useToasts, useUser } from '@dayloom/platform';
import { useState } from 'react';
import { ActivityDialog } from './activity-dialog.tsx';
import { useAskToday } from './use-ask-today.ts';

interface AddActivityDialogProps {
  /** The day that was selected when the dialog opened; it stays while midnight passes. */
  day: PlanDay;
  /** What the form begins with: the hour that was pressed, or a title that was said elsewhere. */
  filled: Partial<ActivityDraft>;
  onClose: () => void;
}

export function AddActivityDialog({ day, filled, onClose }: AddActivityDialogProps) {
  const user = useUser();
  const clock = useClock();
  const save = useSave();
  const toasts = useToasts();
  const askToday = useAskToday();
  const { id } = useNewId();
  const [isPast] = useState(() => whyPastRefuses('add', day, askToday()) !== undefined);
  const empty = newActivityDraft();
  const add = async (fields: ActivityFields) => {
    const refused = whyPastRefuses('add', day, askToday());
    if (refused !== undefined) {
      toasts.error(refused);
      return false;
    }
    const activity = { ...fields, userId: user.id, date: day, createdAt: nowOf(clock) };
    return save([create(schedules, id, activity)], {
      done: 'Activity added successfully',
      failed: 'Failed to add activity',
    });
  };
  return (
    <ActivityDialog
      title={addActivityTitle(day)}
      submitLabel="Add Activity"
      draftKey={isPast ? undefined : 'activity/new'}
      isPast={isPast}
      initial={{ ...empty, ...filled }}
      // The times of a pressed hour were not typed: nothing of them is kept, or asked about.
      stored={{ ...empty, ...filled, title: '' }}
      save={add}
      addsNew
      onClose={onClose}
    />
  );
}

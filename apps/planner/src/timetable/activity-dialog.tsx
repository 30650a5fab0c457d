import {
  type Activity,
  type ActivityDraft,
  activityTimeHints,
  addActivityTitle,
  checkActivityDraft,
  type Checked,
  clockTime,
  draftOfActivity,
  isPlanDay,
  newActivityDraft,
  type PlanDay,
  activityFacts,
  pastDayError,
} from '@dayloom/domain';
import { localeAtom, type RecordForm, useAtomValue } from '@dayloom/platform';
import { fieldOf, newRepeatDraft, RecordDialog, type RepeatDraft } from '@dayloom/screen-kit';
import { activitySeries, useDayChanges, useRepeatPart, useSeriesLine, wallTimeText } from '@dayloom/series';
import { DateField, Notice, TextField, TimeField } from '@dayloom/ui';
import { type ReactNode, useState } from 'react';
import * as styles from './activity-dialog.module.css';
import { useAskToday } from './use-ask-today.ts';

type Draft = ActivityDraft & RepeatDraft;
type Field = keyof Draft;

interface ActivityDialogProps {
  /** The activity to edit; omitted to add an activity. */
  readonly activity?: Activity;
  /** When it repeats, in words; undefined for a single one. */
  readonly repeats?: string | undefined;
  /** The day that was selected when the dialog opened; does not change at midnight. */
  readonly day: PlanDay;
  /** Initial values of a new activity: the hour that was pressed, or a title from the address. */
  readonly filled?: Partial<ActivityDraft>;
  readonly onSaved: (day: PlanDay) => void;
  readonly onClose: () => void;
}

const single = newRepeatDraft();
const together = [['date', 'startTime', 'endTime'], Object.keys(single)];
const draftOf = (activity: Activity): Draft => ({ ...draftOfActivity(activity), ...single });

interface ActivityFieldsProps {
  readonly form: RecordForm<Draft, Field>;
  /** The day of the activity; '' while none is typed. */
  readonly day: string;
  readonly hasDate: boolean;
  readonly isPast: boolean;
  readonly children: ReactNode;
}

function ActivityFields({ form, day, hasDate, isPast, children }: ActivityFieldsProps) {
  const locale = useAtomValue(localeAtom);
  const field = fieldOf(form);
  const { draft } = form;
  const isSingle = draft.repeats === 'none';
  // What the clock skips on the first day says nothing of the others.
  const hints = activityTimeHints(draft, isSingle ? day : '', locale);
  return (
    <>
      {isPast && <Notice>Past days are read-only</Notice>}
      <TextField {...field('title')} label="Activity Title" required autoComplete="off" disabled={isPast} />
      {hasDate && <DateField {...field('date')} label="Date" required />}
      <div className={styles.times}>
        <TimeField
          {...field('startTime')}
          label="Start Time"
          required
          disabled={isPast}
          hint={isSingle ? hints.startTime : wallTimeText(draft.startTime, locale)}
        />
        <TimeField {...field('endTime')} label="End Time" required disabled={isPast} hint={hints.endTime} />
      </div>
      {!isPast && children}
    </>
  );
}

export function ActivityDialog({
  activity,
  repeats,
  day,
  filled = {},
  onSaved,
  onClose,
}: ActivityDialogProps) {
  const askToday = useAskToday();
  const part = useRepeatPart(activitySeries);
  const { edit } = useDayChanges(activitySeries);
  const series = useSeriesLine(activitySeries, { record: activity, repeats, onClose });
  const whyDayRefuses = () => pastDayError(activity ? 'edit' : 'add', day, askToday());
  const [isPast] = useState(() => !activity && whyDayRefuses() !== undefined);
  const dayOf = ({ date }: Draft) => (activity && isPlanDay(date) ? date : day);
  const checkActivity = (draft: Draft, opened?: Activity) => {
    if (!opened) return checkActivityDraft(draft, { day });
    return checkActivityDraft(draft, { earliest: draft.date === opened.date ? undefined : askToday() });
  };
  const check = (draft: Draft, opened?: Activity): Checked<Partial<Activity>, Field> =>
    part.check(checkActivity(draft, opened), draft, dayOf(draft));
  const write = (fields: Partial<Activity>, draft: Draft, opened?: Activity) => {
    const { title = '', leads } = fields;
    const [time, endTime] = [clockTime(draft.startTime), clockTime(draft.endTime)];
    const begun = { title, leads, day: dayOf(draft), time, endTime, record: opened };
    const saved = repeats === undefined ? part.save(draft, begun) : undefined;
    return saved ?? (opened?.repeat === undefined ? undefined : edit(opened, fields));
  };
  const initial = { ...(activity ? draftOf(activity) : { ...newActivityDraft(), ...single }), ...filled };
  if (series.dialog) return series.dialog;
  return (
    <RecordDialog
      kind={activityFacts}
      record={activity}
      draftOf={draftOf}
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
      write={write}
      onSaved={({ date = day }) => onSaved(date)}
      onClose={onClose}
    >
      {(form) => (
        <ActivityFields
          form={form}
          day={activity ? form.draft.date : day}
          hasDate={activity !== undefined}
          isPast={isPast}
        >
          {part.leads(form, dayOf(form.draft), form.draft.startTime)}
          {series.line ? series.line(form) : part.fields(form, dayOf(form.draft))}
        </ActivityFields>
      )}
    </RecordDialog>
  );
}

import { activitiesBetween } from '@dayloom/data';
import {
  type Activity,
  type ActivityDraft,
  addDays,
  firstWeekday,
  isTimetableDay,
  type PlanDay,
  activityFacts,
  shownActivity,
  timesOfHour,
  weekOf,
  weekRangeText,
} from '@dayloom/domain';
import {
  localeAtom,
  timeZoneAtom,
  useAtomValue,
  useDraftsOfDeleted,
  useRecords,
  useSearchParams,
  useToday,
  useUser,
} from '@dayloom/platform';
import { useAddressRequest } from '@dayloom/screen-kit';
import { activitySeries, useRecordDays } from '@dayloom/series';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  DraftsOfDeleted,
  IconButton,
  Page,
  PlusIcon,
} from '@dayloom/ui';
import { useMedia } from '@dayloom/ui/use-media';
import { useMemo, useRef, useState } from 'react';
import { ActivityDialog } from './activity-dialog.tsx';
import { scheduleFailed, SchedulePanel } from './schedule-panel.tsx';
import { useMoveActivity } from './use-move-activity.ts';
import { useWeekKeys } from './use-week-keys.ts';
import { WeekGrid } from './week-grid.tsx';
import { WeekStrip } from './week-strip.tsx';
import * as styles from './timetable.module.css';

interface Form {
  readonly day: PlanDay;
  readonly activity?: Activity;
  readonly repeats?: string | undefined;
  readonly filled?: Partial<ActivityDraft>;
}

/** Wide enough for seven columns of hours. */
const wide = '(width >= 1100px)';
const none: readonly Activity[] = [];

/** `/timetable`: a week and its selected day; today unless the address contains another day. */
export default function Timetable() {
  const today = useToday();
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('date');
  const day = isTimetableDay(asked) ? asked : today;
  const first = firstWeekday(useAtomValue(localeAtom));
  const week = useMemo(() => weekOf(day, first), [day, first]);
  const [from, to] = [addDays(week[0] ?? day, -1), week.at(-1) ?? day];
  const stored = useRecords(activitiesBetween(user.id, from, to), { failed: scheduleFailed });
  const { records: read, repeats } = useRecordDays(activitySeries, stored, { from, to });
  const records = read.phase === 'ready' ? read.records : none;
  const timeZone = useAtomValue(timeZoneAtom);
  // oxlint-disable-next-line react/exhaustive-deps -- The clock skips other times in another zone.
  const activities = useMemo(() => records.map(shownActivity), [records, timeZone]);
  const schedule = read.phase === 'ready' ? { ...read, records: activities } : read;
  const [form, setForm] = useState<Form>();
  const add = (filled: Partial<ActivityDraft>, on = day) => setForm({ day: on, filled });
  const edit = (activity: Activity) =>
    setForm({ day: activity.date, activity, repeats: repeats.get(activity.id) });
  useAddressRequest('new', (title) => add({ title }));
  const show = (next: PlanDay, replace = false) => {
    if (next !== day && isTimetableDay(next)) setSearch(next === today ? {} : { date: next }, { replace });
  };
  const weekArea = useRef<HTMLDivElement>(null);
  useWeekKeys(weekArea, day, today, (next) => show(next, true));
  const move = useMoveActivity(show);
  const isWide = useMedia(wide);
  const [before, after] = [addDays(day, -7), addDays(day, 7)];
  return (
    <Page
      className={styles.page}
      title="Weekly Schedule"
      meta={
        <span className={styles.range} aria-live="polite">
          {weekRangeText(week)}
        </span>
      }
      actions={
        <>
          <IconButton
            label="Previous week"
            icon={<ChevronLeftIcon />}
            disabled={!isTimetableDay(before)}
            onClick={() => show(before)}
          />
          <Button size="small" onClick={() => show(today)}>
            Today
          </Button>
          <IconButton
            label="Next week"
            icon={<ChevronRightIcon />}
            disabled={!isTimetableDay(after)}
            onClick={() => show(after)}
          />
          <Button data-add="" variant="primary" icon={<PlusIcon />} onClick={() => add({})}>
            Add Activity
          </Button>
        </>
      }
    >
      <DraftsOfDeleted drafts={useDraftsOfDeleted(activityFacts)} />
      <div className={styles.columns}>
        <div ref={weekArea} className={styles.week}>
          <WeekStrip week={week} day={day} today={today} activities={activities} onSelect={show} />
          {isWide && (
            <WeekGrid
              week={week}
              day={day}
              today={today}
              activities={activities}
              repeats={repeats}
              isRead={schedule.phase === 'ready'}
              onSelect={show}
              onAdd={(on, hour) => {
                show(on);
                add(timesOfHour(hour), on);
              }}
              onEdit={edit}
              onMove={move}
            />
          )}
        </div>
        <SchedulePanel
          day={day}
          today={today}
          schedule={schedule}
          repeats={repeats}
          isBelow={!isWide}
          onAdd={() => add({})}
          onEdit={edit}
        />
      </div>
      {form && <ActivityDialog {...form} onSaved={(date) => show(date)} onClose={() => setForm(undefined)} />}
    </Page>
  );
}

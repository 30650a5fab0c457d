import {
  type Activity,
  type ActivityDraft,
  addDays,
  firstWeekday,
  isTimetableDay,
  type PlanDay,
  schedules,
  weekOf,
  weekRangeText,
} from '@dayloom/domain';
import { localeAtom, useAtomValue, useDraftsOfDeleted, useSearchParams, useToday } from '@dayloom/platform';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  DraftsOfDeleted,
  IconButton,
  Page,
  PlusIcon,
} from '@dayloom/ui';
import { useState } from 'react';
import { useAddressRequest } from '@dayloom/screen-kit';
import { ActivityDialog } from './activity-dialog.tsx';
import { SchedulePanel } from './schedule-panel.tsx';
import { useDaySchedule } from './use-day-schedule.ts';
import { WeekStrip } from './week-strip.tsx';
import * as styles from './timetable.module.css';

interface Form {
  readonly day: PlanDay;
  readonly activity?: Activity;
  readonly filled?: Partial<ActivityDraft>;
}

/** `/timetable`: a week's days and the hours of one, today unless the address names another (TT4). */
export default function Timetable() {
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day');
  const day = isTimetableDay(asked) ? asked : today;
  const week = weekOf(day, firstWeekday(useAtomValue(localeAtom)));
  const { list, carriedOver, counts } = useDaySchedule(day, week);
  const draftsOfDeleted = useDraftsOfDeleted(schedules);
  const [form, setForm] = useState<Form>();
  const add = (filled: Partial<ActivityDraft>) => setForm({ day, filled });
  useAddressRequest('new', (title) => add({ title }));
  const show = (next: PlanDay) => setSearch(next === today ? {} : { day: next }, { replace: true });
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
      <WeekStrip week={week} day={day} today={today} counts={counts} onSelect={show} />
      <DraftsOfDeleted drafts={draftsOfDeleted} />
      <SchedulePanel
        day={day}
        today={today}
        list={list}
        carriedOver={carriedOver}
        onAdd={add}
        onEdit={(activity) => setForm({ day: activity.date, activity })}
      />
      {form && <ActivityDialog {...form} onClose={() => setForm(undefined)} />}
    </Page>
  );
}

import { addDays, dayName, firstPlanDay, isPlanDay, lastPlanDay, longDay, taskFacts } from '@dayloom/domain';
import { type ReadAhead, useDraftsOfDeleted, useSearchParams, useTitle, useToday } from '@dayloom/platform';
import { useAddressRequest } from '@dayloom/screen-kit';
import { FocusTimes, useTaskRequest } from '@dayloom/tasks';
import {
  Button,
  Card,
  ChevronLeftIcon,
  ChevronRightIcon,
  DraftsOfDeleted,
  IconButton,
  Page,
} from '@dayloom/ui';
import { type RefObject, useRef, useState } from 'react';
import { CloseDay } from './close-day.tsx';
import { DayMenu } from './day-menu.tsx';
import { DayPlan } from './day-plan.tsx';
import { DayProgress } from './day-progress.tsx';
import { Inbox, readInbox } from './inbox.tsx';
import { Overdue, readOverdue } from './overdue.tsx';
import { readDay, useDay } from './use-day.ts';
import * as styles from './today.module.css';

/**
 * Handles `?new=` in the address, a request for a new task: focuses the last field of the plan.
 * @returns whether the screen was opened with the request, so that the field can take the focus when it is rendered
 */
function useAskedTask(plan: RefObject<HTMLElement | null>): boolean {
  const [search] = useSearchParams();
  const [isAsked] = useState(search.has('new'));
  useAddressRequest('new', () => {
    const lines = plan.current?.querySelectorAll<HTMLInputElement>('[data-adding] input') ?? [];
    [...lines].at(-1)?.focus();
  });
  return isAsked;
}

/** `/today`: one day across all works; today unless the address contains another day. */
export default function Today() {
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day');
  const day = isPlanDay(asked) ? asked : today;
  const isToday = day === today;
  const shown = useDay(day);
  const plan = useRef<HTMLElement>(null);
  const isTaskAsked = useAskedTask(plan);
  const request = useTaskRequest(day);
  const title = isToday ? 'Today' : dayName(day, today);
  useTitle(title);
  const show = (next: typeof day) => setSearch(next === today ? {} : { day: next }, { replace: true });
  return (
    <Page
      className={styles.today}
      title={title}
      // A placeholder on other days, so that the buttons for them stay under the pointer.
      eyebrow={isToday ? longDay(today) : '\u00a0'}
      width="narrow"
      meta={<DayProgress plan={shown} />}
      actions={
        <>
          <DayMenu plan={shown} day={day} today={today} />
          {!isToday && (
            <Button size="small" onClick={() => show(today)}>
              Today
            </Button>
          )}
          <IconButton
            label="Previous day"
            icon={<ChevronLeftIcon />}
            disabled={day === firstPlanDay}
            onClick={() => show(addDays(day, -1))}
          />
          <IconButton
            label="Next day"
            icon={<ChevronRightIcon />}
            disabled={day === lastPlanDay}
            onClick={() => show(addDays(day, 1))}
          />
        </>
      }
    >
      <DraftsOfDeleted drafts={useDraftsOfDeleted(taskFacts)} />
      <FocusTimes>
        <Card ref={plan} aria-label="Plan of the day">
          <DayPlan plan={shown} day={day} today={today} request={request} startsWithTask={isTaskAsked} />
        </Card>
        {isToday && (
          <>
            <CloseDay key={today} plan={shown} today={today} />
            <Overdue today={today} />
            <Inbox request={request} />
          </>
        )}
      </FocusTimes>
    </Page>
  );
}

Today.readAhead = (ahead: ReadAhead) => {
  void readDay(ahead);
  void readOverdue(ahead);
  readInbox(ahead);
};

import { dayAllowsChange, type PlanDay, type Task } from '@dayloom/domain';
import { AddTask, arrangeKeys, TaskRow, type TaskRowProps, useArrange } from '@dayloom/tasks';
import { AsyncList, EmptyState, ErrorState, List } from '@dayloom/ui';
import { memo } from 'react';
import { Agenda } from './agenda.tsx';
import { PlanWorks } from './plan-works.tsx';
import { agendaFailed } from './use-agenda.ts';
import { type Day, dayFailed } from './use-day.ts';
import { WorkOf } from './work-of.tsx';
import * as styles from './day-plan.module.css';

interface DayPlanProps {
  readonly plan: Day;
  readonly day: PlanDay;
  readonly today: PlanDay;
  /** Puts the focus into the field for a new task. */
  readonly startsWithTask?: boolean;
}

type DayRowProps = Omit<TaskRowProps, 'quiet' | 'meta'>;

/** One task of the day; memoized, so that a change of one does not render the others. */
const DayRow = memo(function DayRow(props: DayRowProps) {
  return <TaskRow quiet {...props} meta={<WorkOf task={props.task} work={props.work} />} />;
});

function DayTasks({
  plan: { open, done, works, order, repeats, openList, doneList, onBusy },
  day,
  today,
}: DayPlanProps) {
  const allowsChange = dayAllowsChange(day, today);
  const change = useArrange(day);
  const arrange = allowsChange && order !== undefined ? change : undefined;
  const onKeyDown = arrangeKeys(arrange);
  const row = (task: Task, index: number, { length }: readonly Task[]) => (
    <DayRow
      key={task.id}
      task={task}
      work={works.get(task.workId ?? '')}
      repeats={repeats.get(task.id)}
      open={allowsChange}
      arrange={arrange}
      isFirst={index === 0}
      isLast={index === length - 1}
      onBusy={onBusy}
    />
  );
  return (
    <>
      {open.length > 0 && (
        <List lazy ref={openList} label="Open tasks" onKeyDown={onKeyDown}>
          {open.map(row)}
        </List>
      )}
      {done.length > 0 && (
        <section className={styles.done} aria-labelledby="day-done">
          <h3 id="day-done" data-glides="done">
            Done
          </h3>
          <List lazy ref={doneList} aria-labelledby="day-done" onKeyDown={onKeyDown}>
            {done.map(row)}
          </List>
        </section>
      )}
    </>
  );
}

/** A day across all works: appointments, then tasks, then the field for a new task. */
export function DayPlan({ plan, day, today, startsWithTask = false }: DayPlanProps) {
  const { agenda, tasks, begun } = plan;
  const isLoading = tasks.phase === 'loading';
  const appointments = agenda.phase === 'ready' ? agenda.records : [];
  const isToday = day === today;
  const isEmpty = tasks.phase === 'ready' && tasks.isComplete && tasks.records.length === 0;
  return (
    <div data-loading={isLoading} className={styles.plan}>
      {agenda.phase === 'failed' && <ErrorState text={agendaFailed} onRetry={agenda.retry} />}
      {!isLoading && appointments.length > 0 && <Agenda appointments={appointments} isToday={isToday} />}
      <AsyncList
        of={tasks}
        failed={dayFailed}
        empty={
          appointments.length === 0 && (
            <EmptyState compact text={isToday ? 'Nothing planned for today' : 'Nothing planned'} />
          )
        }
        skeletonRows={3}
      >
        {() => <DayTasks plan={plan} day={day} today={today} />}
      </AsyncList>
      {isToday && <PlanWorks works={begun} today={today} isDayEmpty={isEmpty} />}
      <AddTask
        quiet
        day={day}
        open={dayAllowsChange(day, today)}
        closedHint="Past days are read-only"
        startHere={startsWithTask}
      />
    </div>
  );
}

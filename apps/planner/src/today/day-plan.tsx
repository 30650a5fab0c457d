import { dayAllowsChange, type PlanDay, type Task } from '@dayloom/domain';
import {
  AddTask,
  arrangeKeys,
  requestFor,
  type TaskRequest,
  TaskRow,
  type TaskRowProps,
  useArrange,
  useDragRows,
} from '@dayloom/tasks';
import { AsyncList, EmptyState, ErrorState, List } from '@dayloom/ui';
import { type ComponentProps, memo, type RefObject } from 'react';
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
  /** The request in the address for a task, if any. */
  readonly request?: TaskRequest | undefined;
  /** Puts the focus into the field for a new task. */
  readonly startsWithTask?: boolean;
}

type DayRowProps = Omit<TaskRowProps, 'quiet' | 'meta'>;

/** One task of the day; memoized, so that a change of one does not render the others. */
const DayRow = memo(function DayRow(props: DayRowProps) {
  return <TaskRow quiet {...props} meta={<WorkOf task={props.task} work={props.work} />} />;
});

interface DayListProps extends Omit<ComponentProps<typeof List>, 'ref'> {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly tasks: readonly Task[];
  readonly completed: boolean;
  readonly plan: Day;
  readonly day: PlanDay;
  readonly isOpen: boolean;
  readonly request: TaskRequest | undefined;
}

/** The open or the done tasks of the day. */
function DayList({ ref, tasks, completed, plan, day, isOpen, request, ...list }: DayListProps) {
  const { works, order, repeats, onBusy } = plan;
  const change = useArrange(day, tasks);
  const arrange = isOpen && order !== undefined ? change : undefined;
  // A task that was ticked elsewhere is no longer one of the list, although it is shown there for a moment.
  const staying = tasks.filter((task) => task.completed === completed);
  useDragRows(ref, { ids: staying.map(({ id }) => id), onPlace: arrange });
  return (
    <List
      lazy
      shownRow={tasks.findIndex((task) => requestFor(request, task))}
      ref={ref}
      onKeyDown={arrangeKeys(arrange)}
      {...list}
    >
      {tasks.map((task, index) => (
        <DayRow
          key={task.id}
          task={task}
          work={works.get(task.workId ?? '')}
          request={requestFor(request, task)}
          repeats={repeats.get(task.id)}
          open={isOpen}
          arrange={arrange}
          isFirst={index === 0}
          isLast={index === tasks.length - 1}
          onBusy={onBusy}
        />
      ))}
    </List>
  );
}

function DayTasks({ plan, day, today, request }: DayPlanProps) {
  const { open, done, openList, doneList } = plan;
  const shared = { plan, day, request, isOpen: dayAllowsChange(day, today) };
  return (
    <>
      {open.length > 0 && (
        <DayList {...shared} ref={openList} tasks={open} completed={false} label="Open tasks" />
      )}
      {done.length > 0 && (
        <section className={styles.done} aria-labelledby="day-done">
          <h3 id="day-done" data-glides="done">
            Done
          </h3>
          <DayList {...shared} ref={doneList} tasks={done} completed aria-labelledby="day-done" />
        </section>
      )}
    </>
  );
}

/** A day across all works: appointments, then tasks, then the field for a new task. */
export function DayPlan({ plan, day, today, request, startsWithTask = false }: DayPlanProps) {
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
        {() => <DayTasks plan={plan} day={day} today={today} request={request} />}
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

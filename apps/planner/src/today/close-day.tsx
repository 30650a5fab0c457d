import { changeSettings, settingsOf } from '@dayloom/data';
import { addDays, doneTodayText, isClosingTime, nowOf, type PlanDay, type Task } from '@dayloom/domain';
import { useAction, useMinute, useRecords, useSave, useShell, useUser } from '@dayloom/platform';
import { focusOnceGone } from '@dayloom/screen-kit';
import { useMoveTasks, useTaskActions } from '@dayloom/tasks';
import { TitledCard } from '@dayloom/screen-kit';
import { Button, Card, List, LoadingState, Row } from '@dayloom/ui';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import * as styles from './close-day.module.css';
import * as openTask from './open-task.module.css';
import type { Day } from './use-day.ts';
import { useKept } from './use-kept.ts';

interface CloseDayProps {
  readonly plan: Day;
  readonly today: PlanDay;
}

interface OpenTaskProps extends CloseDayProps {
  readonly task: Task;
  readonly onKeep: () => void;
  /** Tracks each pending write. */
  readonly onAnswer: <T>(answer: Promise<T>) => Promise<T>;
}

function OpenTask({ plan: { works }, today, task, onKeep, onAnswer }: OpenTaskProps) {
  const move = useMoveTasks();
  const { erase } = useTaskActions(task);
  const titleId = useId();
  const toTomorrow = () => onAnswer(move([{ task, work: works.get(task.workId ?? '') }], addDays(today, 1)));
  return (
    <Row
      data-glides={task.id}
      className={openTask.task}
      title={<span id={titleId}>{task.title}</span>}
      trailing={
        <>
          <Button
            size="small"
            aria-describedby={titleId}
            onClick={({ currentTarget }) => void focusOnceGone(currentTarget, toTomorrow())}
          >
            Tomorrow
          </Button>
          <Button size="small" aria-describedby={titleId} onClick={onKeep}>
            Keep
          </Button>
          <Button
            size="small"
            aria-describedby={titleId}
            onClick={({ currentTarget }) => void onAnswer(erase.run(currentTarget))}
          >
            Let go
          </Button>
        </>
      }
    />
  );
}

/** 'Close the day': from 17:00, with open tasks left, once a day and never by itself. */
export function CloseDay({ plan: day, today }: CloseDayProps) {
  const { clock } = useShell();
  const { id } = useUser();
  const save = useSave();
  const now = useMinute();
  const settings = useRecords(settingsOf(id));
  const [phase, setPhase] = useState<'offered' | 'closing' | 'closed'>('offered');
  const { kept, keep } = useKept(today);
  const left = day.open.filter((task) => !task.completed && !kept.includes(task.id));

  const [awaited, setAwaited] = useState(0);
  const onAnswer = <T,>(answer: Promise<T>) => {
    setAwaited((count) => count + 1);
    return answer.finally(() => setAwaited((count) => count - 1));
  };
  const move = useMoveTasks();
  const moveAll = useAction(async () => {
    const moved = left.map((task) => ({ task, work: day.works.get(task.workId ?? '') }));
    await onAnswer(move(moved, addDays(today, 1)));
  });
  const isClosed = settings.phase === 'ready' && settings.records[0]?.closedDay === today;
  const end = useEffectEvent(async () => {
    // Another tab or device has already closed it.
    if (isClosed) return;
    await save(changeSettings(id, { closedDay: today }, nowOf(clock)), { failed: 'Failed to close the day' });
  });
  // Final: a task that is added later does not reopen it. A task whose write is rejected is open again before that.
  if (phase === 'closing' && left.length === 0 && awaited === 0) setPhase('closed');
  useEffect(() => {
    if (phase === 'closed') void end();
  }, [phase]);

  if (phase === 'closed')
    return (
      <Card aria-label="The day is closed">
        <p role="status">{doneTodayText(day.doneCount)}</p>
      </Card>
    );
  if (phase === 'offered') {
    if (left.length === 0 || !isClosingTime(today, now)) return null;
    if (settings.phase === 'loading') return <LoadingState rows={1} />;
    if (isClosed) return null;
    return (
      <Card className={styles.offer} aria-label="Close the day">
        <p>{left.length === 1 ? '1 task is still open' : `${left.length} tasks are still open`}</p>
        <Button size="small" onClick={() => setPhase('closing')}>
          Close the day
        </Button>
      </Card>
    );
  }
  return (
    <TitledCard
      title="Close the day"
      actions={
        <>
          {left.length > 1 && (
            <Button size="small" pending={moveAll.pending} onClick={() => void moveAll.run()}>
              All to tomorrow
            </Button>
          )}
          <Button size="small" onClick={() => keep(left.map((task) => task.id))}>
            Keep all
          </Button>
        </>
      }
    >
      <List lazy label="Close the day">
        {left.map((task) => (
          <OpenTask
            key={task.id}
            plan={day}
            today={today}
            task={task}
            onKeep={() => keep([task.id])}
            onAnswer={onAnswer}
          />
        ))}
      </List>
    </TitledCard>
  );
}

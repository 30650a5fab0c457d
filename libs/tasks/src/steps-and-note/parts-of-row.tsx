import type { Task } from '@dayloom/domain';
import { readSteps } from '@dayloom/domain/steps';
import { useIsOnPaper } from '@dayloom/ui/use-is-on-paper';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { TaskRequest } from '../use-task-request.ts';
import * as styles from './parts-of-row.module.css';

/** Steps with their boxes, and the note, as text. */
function OnPaper({ task: { note, steps } }: { readonly task: Task }) {
  const all = readSteps(steps);
  return (
    <div className={styles.printed}>
      {all.length > 0 && (
        <ul role="list">
          {all.map(({ id, done, text }) => (
            <li key={id} dir="auto">
              {done ? '☑' : '☐'} {text}
            </li>
          ))}
        </ul>
      )}
      {note !== undefined && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
    </div>
  );
}

const answered = new WeakSet<TaskRequest>();

interface OpenAskedProps {
  readonly request: TaskRequest;
  readonly open: () => void;
}

/** Scrolls its row into view, focuses the tick, and opens the row; once, also if the row is rendered again. */
function OpenAsked({ request, open }: OpenAskedProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const answer = useEffectEvent(open);
  useEffect(() => {
    if (answered.has(request)) return;
    answered.add(request);
    const row = mark.current?.closest('li');
    row?.scrollIntoView?.({ block: 'center' });
    row?.querySelector('button')?.focus({ preventScroll: true });
    answer();
  }, [request]);
  return <span ref={mark} hidden />;
}

export interface PartsOfRowProps {
  readonly task: Task;
  /** The request in the address for this task. */
  readonly request?: TaskRequest | undefined;
  /** Opens the steps and the note. */
  readonly onAsked?: () => void;
}

/** On paper a row has the steps and the note below it, also while it is closed. */
export const PartsOfRow = ({ task, request, onAsked }: PartsOfRowProps) => (
  <>
    {request && onAsked && <OpenAsked request={request} open={onAsked} />}
    {useIsOnPaper() && <OnPaper task={task} />}
  </>
);

import type { Task } from '@dayloom/domain';
import { readSteps } from '@dayloom/domain/steps';
import { useIsOnPaper } from '@dayloom/ui/use-is-on-paper';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { StepsAndNoteButton } from '../steps-and-note-button.tsx';
import type { TaskRequest } from '../use-task-request.ts';
import * as styles from './parts-of-row.module.css';
import { StepsAndNote } from './steps-and-note.tsx';

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
  /** The id of the title, for the button alone, in a row that opens a sheet. */
  readonly opensSheet?: string;
}

interface SheetButtonProps {
  readonly task: Task;
  readonly describedBy: string;
}

/** The button of a row of an earlier day, with its sheet. */
function SheetButton({ task, describedBy }: SheetButtonProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <StepsAndNoteButton
        task={task}
        describedBy={describedBy}
        isOpen={isOpen}
        panel={id}
        toggle={() => setOpen(true)}
      />
      {isOpen && <StepsAndNote inSheet id={id} task={task} open={false} onClose={() => setOpen(false)} />}
    </>
  );
}

function OnPaperAndAsked({ task, request, onAsked }: PartsOfRowProps) {
  const isOnPaper = useIsOnPaper();
  return (
    <>
      {request && onAsked && <OpenAsked request={request} open={onAsked} />}
      {isOnPaper && <OnPaper task={task} />}
    </>
  );
}

/** On paper a row has the steps and the note below it, also while it is closed. */
export const PartsOfRow = ({ opensSheet, ...props }: PartsOfRowProps) =>
  opensSheet === undefined ? (
    <OnPaperAndAsked {...props} />
  ) : (
    <SheetButton task={props.task} describedBy={opensSheet} />
  );

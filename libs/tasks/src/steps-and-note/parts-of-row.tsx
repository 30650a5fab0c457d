import type { Task } from '@dayloom/domain';
import { readSteps } from '@dayloom/domain/steps';
import { useIsOnPaper } from '@dayloom/ui/use-media';
import { useEffect, useEffectEvent, useRef } from 'react';
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

/** Scrolls its row into view, focuses the tick, and opens the row, once. */
function OpenAsked({ open }: { readonly open: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  const answer = useEffectEvent(open);
  useEffect(() => {
    const row = mark.current?.closest('li');
    row?.scrollIntoView?.({ block: 'center' });
    row?.querySelector('button')?.focus({ preventScroll: true });
    answer();
  }, []);
  return <span ref={mark} hidden />;
}

interface PartsOfRowProps {
  readonly task: Task;
  readonly onAsked?: (() => void) | undefined;
}

/** On paper a row has the steps and the note below it, also while it is closed. */
export const PartsOfRow = ({ task, onAsked }: PartsOfRowProps) => (
  <>
    {onAsked && <OpenAsked open={onAsked} />}
    {useIsOnPaper() && <OnPaper task={task} />}
  </>
);

import type { Task } from '@dayloom/domain';
import { readSteps } from '@dayloom/domain/steps';
import { useIsOnPaper } from '@dayloom/ui/use-media';
import * as styles from './printed-task.module.css';

function StepsAndNote({ task: { note, steps } }: { readonly task: Task }) {
  if (!useIsOnPaper()) return null;
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

/** Steps and note of a task below its title, on paper only. A task without any costs nothing. */
export const PrintedTask = ({ task }: { readonly task: Task }) =>
  (task.note ?? task.steps) !== undefined && <StepsAndNote task={task} />;

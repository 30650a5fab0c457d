import { StrikeText, TaskCheck } from '@dayloom/ui';
import { useState } from 'react';
import * as styles from './tiny-tasks.module.css';

const titles = ['Outline the talk', 'Book the room', 'Send the invitations'];

/** Three tasks to tick. */
export function TinyTasks() {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set([titles[0] ?? '']));
  const toggle = (title: string) =>
    setDone((now) =>
      now.has(title) ? new Set([...now].filter((each) => each !== title)) : new Set([...now, title]),
    );
  return (
    <ul role="list" className={styles.tinyTasks} aria-label="Tasks to try">
      {titles.map((title, index) => (
        <li key={title} className={styles.task}>
          <TaskCheck
            done={done.has(title)}
            label={done.has(title) ? 'Done' : 'Mark Done'}
            aria-describedby={`tiny-task-${index}`}
            onToggle={() => toggle(title)}
          />
          <StrikeText id={`tiny-task-${index}`} done={done.has(title)}>
            {title}
          </StrikeText>
        </li>
      ))}
    </ul>
  );
}

import type { PlanDay, Task, Work } from '@dayloom/domain';
import { useAction } from '@dayloom/platform';
import { useMoveTasks } from '@dayloom/tasks';
import { Button, Notice } from '@dayloom/ui';
import * as styles from './day-panel.module.css';

interface PastDayProps {
  readonly work: Work;
  readonly today: PlanDay;
  readonly tasks: readonly Task[];
}

/** Explains why nothing can be added or ticked, and offers to move all open tasks to today. */
export function PastDay({ work, today, tasks }: PastDayProps) {
  const move = useMoveTasks();
  const open = tasks.filter(({ completed }) => !completed);
  const { run, pending } = useAction(async (pressed: HTMLElement) => {
    // The button disappears with the last open task.
    pressed.closest('section')?.querySelector<HTMLElement>('[aria-current]')?.focus();
    await move(
      open.map((task) => ({ task, work })),
      today,
    );
  });
  return (
    <div className={styles.notice}>
      <Notice
        action={
          open.length > 0 && (
            <Button size="small" pending={pending} onClick={({ currentTarget }) => void run(currentTarget)}>
              Move all to today
            </Button>
          )
        }
      >
        Past days are read-only
      </Notice>
    </div>
  );
}

import { openTasksOfWork } from '@dayloom/data';
import { daysLeft, leftOpenText, type PlanDay, type Work } from '@dayloom/domain';
import { useCount, useUser } from '@dayloom/platform';
import type { ReactNode } from 'react';

interface LeftOpenProps {
  readonly work: Pick<Work, 'id' | 'endDate'>;
  readonly today: PlanDay;
  /** The separator from the text before it. */
  readonly before?: ReactNode;
}

/** How many tasks of an ended work are open. Counted only for ended works, and shown at the end of a line, so that nothing moves. */
export function LeftOpen(props: LeftOpenProps) {
  return daysLeft(props.work, props.today) < 0 && <Counted {...props} />;
}

function Counted({ work, today, before }: LeftOpenProps) {
  const { id } = useUser();
  const open = useCount(openTasksOfWork(id, work.id));
  const text = open.phase === 'ready' ? leftOpenText(daysLeft(work, today), open.value) : undefined;
  return (
    text && (
      <>
        {before}
        {text}
      </>
    )
  );
}

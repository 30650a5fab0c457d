import { useToday } from '@dayloom/platform';
import { Button } from '@dayloom/ui';
import { focusOnceGone } from './focus-after.ts';
import type { OfWork } from './of-work.ts';
import { useMoveTasks } from './use-move-tasks.ts';

/** Moves an open task of a past day to today. */
export function MoveToToday({ describedBy, ...moved }: OfWork & { readonly describedBy: string }) {
  const today = useToday();
  const move = useMoveTasks();
  return (
    <Button
      size="small"
      aria-describedby={describedBy}
      onClick={({ currentTarget }) => void focusOnceGone(currentTarget, move([moved], today))}
    >
      Move to today
    </Button>
  );
}

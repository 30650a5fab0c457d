import { useAtomValue } from '@dayloom/platform';
import { Button, Notice } from '@dayloom/ui';
import { rejectedRunsAtom } from '../engine/use-clock-keeper.ts';
import type { ClockActions } from './use-clock-actions.ts';
import type { ShownClock } from './use-shown-clock.ts';

interface UnsavedSessionProps {
  readonly shown: ShownClock;
  readonly actions: Pick<ClockActions, 'finish'>;
}

/** Offers to save a session again that storage rejected; the run is kept until then. */
export function UnsavedSession({ shown, actions }: UnsavedSessionProps) {
  const rejected = useAtomValue(rejectedRunsAtom);
  const isKept = shown.phase === 'finished' && shown.run.phase === 'running' && rejected.has(shown.run.id);
  if (!isKept) return null;
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <Button size="small" variant="primary" onClick={() => void actions.finish()}>
          Save again
        </Button>
      }
    >
      This session is not saved yet. It is kept, and saved as soon as that is possible.
    </Notice>
  );
}

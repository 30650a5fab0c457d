import { useBreakActions, useBreakLength } from '@dayloom/clocks';
import type { ClockRun } from '@dayloom/domain';
import { breakLengths } from '@dayloom/domain';
import { Button } from '@dayloom/ui';
import { CupIcon } from '@dayloom/ui/screen-icons';

interface BreakButtonProps {
  readonly run: ClockRun;
  /** Moves the focus, because the button disappears. */
  readonly onPress: () => void;
}

/** Starts the break after a finished focus run. */
export function BreakButton({ run, onPress }: BreakButtonProps) {
  const { startBreak } = useBreakActions();
  const length = useBreakLength(run);
  const { isLong = false, minutes = breakLengths.short } = length ?? {};
  return (
    <Button
      size="large"
      icon={<CupIcon />}
      disabled={length === undefined}
      onClick={() => {
        onPress();
        void startBreak(run, minutes);
      }}
    >
      {isLong ? 'Long break' : 'Break'} ({minutes} min)
    </Button>
  );
}

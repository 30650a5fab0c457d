import { type ClockActions, forgetGap, useUnseenSince } from '@dayloom/clocks';
import type { ClockRun } from '@dayloom/domain';
import { localeAtom, useAtomValue } from '@dayloom/platform';
import { Button, Notice, timestampText } from '@dayloom/ui';

interface UnseenStopwatchProps {
  readonly run: ClockRun;
  readonly actions: Pick<ClockActions, 'stopAsOf'>;
  /** Moves the focus, because the notice disappears. */
  readonly onAnswer: () => void;
}

/** Asks whether to count the time in which this device slept or had no page open. */
export function UnseenStopwatch({ run, actions, onAnswer }: UnseenStopwatchProps) {
  const end = useUnseenSince(run);
  const locale = useAtomValue(localeAtom);
  if (!end) return null;
  const moment = timestampText(end.endedAt, locale);
  const stop = async () => {
    if (await actions.stopAsOf(end)) onAnswer();
  };
  const keep = () => {
    forgetGap(run);
    onAnswer();
  };
  return (
    <Notice
      role="status"
      tone="info"
      action={
        <>
          <Button size="small" variant="primary" onClick={() => void stop()}>
            Stop at that moment
          </Button>
          <Button size="small" variant="ghost" onClick={keep}>
            Keep all
          </Button>
        </>
      }
    >
      This device has not seen the stopwatch since {moment}.
    </Notice>
  );
}

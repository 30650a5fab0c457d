import {
  HeaderClock,
  useClockKeeper,
  useClockTitle,
  useShownClock,
  useSetAsideMessage,
} from '@dayloom/clocks';
import { useAddress, useLocation } from '@dayloom/platform';
import { TargetIcon } from '@dayloom/ui';
import { StopwatchIcon } from '@dayloom/ui/screen-icons';
import { PopOutHost } from '../timer/pop-out.tsx';
import { secondsOn, type TimerKind, timerKinds, timerNames } from '../timer/timer-clocks.ts';

const icons = { focus: TargetIcon, stopwatch: StopwatchIcon };

interface WayToTimerProps {
  readonly kind: TimerKind;
  readonly address: string;
}

function WayToTimer({ kind, address }: WayToTimerProps) {
  const shown = useShownClock(kind);
  useSetAsideMessage(kind, shown);
  useClockTitle(timerNames[kind], kind, shown);
  if (shown.phase !== 'running' && shown.phase !== 'paused') return null;
  const Icon = icons[kind];
  return (
    <HeaderClock
      name={timerNames[kind]}
      icon={<Icon />}
      to={kind === 'focus' ? address : `${address}?tab=${kind}`}
      isPaused={shown.phase === 'paused'}
      seconds={secondsOn(kind, shown)}
      task={shown.run.about}
    />
  );
}

/** Icon and time of each clock of the timer, as a link to it. It also keeps the clocks while another screen is open. */
export function RunningClock() {
  useClockKeeper(timerKinds);
  const address = useAddress()('timer');
  const { pathname } = useLocation();
  const isElsewhere = pathname !== address;
  // The host stays mounted, because its window closes when it unmounts.
  return (
    <>
      {isElsewhere && timerKinds.map((kind) => <WayToTimer key={kind} kind={kind} address={address} />)}
      <PopOutHost />
    </>
  );
}

import { HeaderClock, useClockKeeper } from '@dayloom/clocks';
import { useAddress, useLocation } from '@dayloom/platform';
import { TargetIcon } from '@dayloom/ui';
import { StopwatchIcon } from '@dayloom/ui/screen-icons';
import { PopOutHost } from '../timer/pop-out.tsx';
import { secondsOn, timerKinds, timerNames } from '../timer/timer-clocks.ts';

/** Icon and time of each clock of the timer, as a link to it. It also keeps the clocks while another screen is open. */
export function RunningClock() {
  useClockKeeper(timerKinds);
  const address = useAddress()('timer');
  const { pathname } = useLocation();
  const isElsewhere = pathname !== address;
  // The host stays mounted, because its window closes when it unmounts.
  return (
    <>
      {isElsewhere &&
        timerKinds.map((kind) => (
          <HeaderClock
            key={kind}
            kind={kind}
            name={timerNames[kind]}
            icon={kind === 'focus' ? <TargetIcon /> : <StopwatchIcon />}
            to={kind === 'focus' ? address : `${address}?tab=${kind}`}
            secondsOf={(shown) => secondsOn(kind, shown)}
          />
        ))}
      <PopOutHost />
    </>
  );
}

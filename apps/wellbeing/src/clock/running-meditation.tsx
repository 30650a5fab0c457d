import {
  HeaderClock,
  useClockKeeper,
  useClockTitle,
  useShownClock,
  useSetAsideMessage,
} from '@dayloom/clocks';
import { useAddress, useLocation } from '@dayloom/platform';
import { LotusIcon } from '@dayloom/ui';
import { meditationKinds } from '../meditation/meditation-kinds.ts';

function WayBack({ to }: { readonly to: string }) {
  useClockKeeper(meditationKinds);
  const shown = useShownClock('meditation');
  useSetAsideMessage('meditation', shown);
  useClockTitle('Meditation', 'meditation', shown);
  if (shown.phase !== 'running' && shown.phase !== 'paused') return null;
  return (
    <HeaderClock
      name="Meditation"
      icon={<LotusIcon />}
      to={to}
      isPaused={shown.phase === 'paused'}
      seconds={shown.elapsed / 1000}
    />
  );
}

/** The way back to a meditation that runs or is paused, with its time; its own screen keeps it and shows more of it. */
export function RunningMeditation() {
  const address = useAddress()('meditation');
  const { pathname } = useLocation();
  return pathname !== address && <WayBack to={address} />;
}

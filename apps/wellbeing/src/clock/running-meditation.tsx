import { HeaderClock, useClockKeeper } from '@dayloom/clocks';
import { useAddress, useLocation } from '@dayloom/platform';
import { LotusIcon } from '@dayloom/ui';
import { meditationKinds } from '../meditation/meditation-kinds.ts';

function WayBack({ to }: { readonly to: string }) {
  useClockKeeper(meditationKinds);
  return (
    <HeaderClock
      kind="meditation"
      name="Meditation"
      icon={<LotusIcon />}
      to={to}
      secondsOf={({ elapsed }) => elapsed / 1000}
    />
  );
}

/** Links to a running or paused meditation, with its time; its own screen shows more and keeps it instead. */
export function RunningMeditation() {
  const address = useAddress()('meditation');
  const { pathname } = useLocation();
  return pathname !== address && <WayBack to={address} />;
}

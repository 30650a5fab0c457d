import { changeSettings } from '@dayloom/data';
import { nowOf, type Settings } from '@dayloom/domain';
import type { Shell } from '@dayloom/platform';

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Keeps where the user was last, by whose clock the push sender knows what is quiet. It is written where quiet hours
 * are chosen, once for each zone this tab finds itself in: of two devices in two zones neither answers the other.
 * @returns to be told the settings whenever they change
 */
export function keepTimeZone({
  store,
  user,
  clock,
  signal,
}: Pick<Shell, 'store' | 'user' | 'clock' | 'signal'>) {
  let settings: Partial<Settings> = {};
  let told: string | undefined;
  const look = () => {
    const timeZone = zoneHere();
    if (settings.quietFrom === undefined || told === timeZone) return;
    told = timeZone;
    if (settings.timeZone === timeZone) return;
    store.commit(changeSettings(user.id, { timeZone }, nowOf(clock))).catch((error: unknown) => {
      // Until the next look the sender goes by the newest device.
      told = undefined;
      console.error('The time zone cannot be kept.', error);
    });
  };
  document.addEventListener('visibilitychange', look, { signal });
  return (heard: Partial<Settings>) => {
    settings = heard;
    look();
  };
}

import type { Atoms } from '@dayloom/platform/atoms';
import { changeSettings } from '@dayloom/data';
import { nowOf, type Settings, timeZoneHere } from '@dayloom/domain';
import { type Shell, timeZoneAtom } from '@dayloom/platform';

/**
 * Saves the user's last time zone, by which the push sender applies quiet hours. It is written only if quiet hours
 * are set, and once per zone of this tab, so that two devices in two zones do not overwrite each other forever.
 * @returns a function to call with the settings whenever they change
 */
export function keepTimeZone(
  atoms: Atoms,
  { store, user, clock, signal }: Pick<Shell, 'store' | 'user' | 'clock' | 'signal'>,
) {
  let settings: Partial<Settings> = {};
  let saved: string | undefined;
  const look = () => {
    const timeZone = timeZoneHere();
    if (settings.quietFrom === undefined || saved === timeZone) return;
    saved = timeZone;
    if (settings.timeZone === timeZone) return;
    store.commit(changeSettings(user.id, { timeZone }, nowOf(clock))).catch((error: unknown) => {
      // Until the next check, the sender uses the newest device.
      saved = undefined;
      console.error('The time zone cannot be kept.', error);
    });
  };
  signal.addEventListener('abort', atoms.sub(timeZoneAtom, look));
  return (changed: Partial<Settings>) => {
    settings = changed;
    look();
  };
}

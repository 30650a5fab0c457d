import { changeSettings, settingsOf } from '@dayloom/data';
import { nowOf } from '@dayloom/domain';
import { useClock, useRecords, useSave, useUser } from '@dayloom/platform';

export const settingsFailed = 'Failed to load your preferences';

/** What the user has chosen so far, and how to choose otherwise: saved at once, and seen on the screen (SH17). */
export function useSettings() {
  const { id } = useUser();
  const clock = useClock();
  const save = useSave();
  // The card says it when they cannot be loaded; a toast of the profile's tells the same cause already.
  const settings = useRecords(settingsOf(id));
  const choose = (chosen: Parameters<typeof changeSettings>[1]) =>
    void save(changeSettings(id, chosen, nowOf(clock)), { failed: 'Failed to save your preferences' });
  return { settings, choose };
}

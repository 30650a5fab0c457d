import { changeSettings, settingsOf } from '@dayloom/data';
import { nowOf, type Settings } from '@dayloom/domain';
import { useClock, useRecords, useSave, useUser } from '@dayloom/platform';

export const settingsFailed = 'Failed to load your settings';

/** What the user has chosen so far, and how to choose otherwise: saved at once, and seen on the screen. */
export function useSettings() {
  const { id } = useUser();
  const clock = useClock();
  const save = useSave();
  // The screen says it when they cannot be loaded.
  const settings = useRecords(settingsOf(id));
  const choose: Choose = (chosen, clear) =>
    void save(changeSettings(id, chosen, nowOf(clock), clear), { failed: 'Failed to save your settings' });
  return { settings, choose };
}

type Changed = Parameters<typeof changeSettings>;

/** Sets some settings, and has others follow the default again. */
export type Choose = (chosen: Changed[1], clear?: Changed[3]) => void;

/** A group of settings: what is chosen, nothing before the first choice, and how to choose. */
export interface GroupProps {
  readonly chosen: Partial<Settings>;
  readonly onChoose: Choose;
}

import { changeSettings, settingsOf } from '@dayloom/data';
import { nowOf, type Settings } from '@dayloom/domain';
import { useClock, useRecords, useSave, useUser } from '@dayloom/platform';

export const settingsFailed = 'Failed to load your settings';

/** The stored choices, and a function that changes them: saved and visible at once. */
export function useSettings() {
  const { id } = useUser();
  const clock = useClock();
  const save = useSave();
  // No toast, because the screen shows when they cannot be loaded.
  const settings = useRecords(settingsOf(id));
  const choose: Choose = (chosen, clear) =>
    void save(changeSettings(id, chosen, nowOf(clock), clear), { failed: 'Failed to save your settings' });
  return { settings, choose };
}

type Changed = Parameters<typeof changeSettings>;

/** Sets some settings, and clears others, which then use the default. */
export type Choose = (chosen: Changed[1], clear?: Changed[3]) => void;

/** The props of a group of settings: the stored choices, empty at first, and a function that changes them. */
export interface GroupProps {
  readonly chosen: Partial<Settings>;
  readonly onChoose: Choose;
}

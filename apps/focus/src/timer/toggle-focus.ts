import { toggleClock } from '@dayloom/clocks';
import { settingsOf } from '@dayloom/data';
import { focusLength } from '@dayloom/domain';
import type { Shell } from '@dayloom/platform';

/** Starts, pauses or continues the focus timer from the palette. */
export default function toggleFocus(shell: Shell): Promise<void> {
  const { store, user } = shell;
  return toggleClock(shell, 'focus', async () => {
    const settings = await store.get(settingsOf(user.id));
    return (settings.records[0]?.focusMinutes ?? focusLength.standard) * 60;
  });
}

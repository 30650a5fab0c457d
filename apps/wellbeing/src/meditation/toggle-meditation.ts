import { toggleClock } from '@dayloom/clocks';
import { meditationMinutes } from '@dayloom/domain';
import type { Shell } from '@dayloom/platform';
import { chosenMinutes } from './chosen-minutes.ts';

/** Starts, pauses or continues the meditation from the palette, with the same duration as its screen. */
export default function toggleMeditation(shell: Shell): Promise<void> {
  return toggleClock(shell, 'meditation', (last) => {
    const chosen = chosenMinutes();
    return chosen === undefined ? (last?.target ?? meditationMinutes[0] * 60) : chosen * 60;
  });
}

import { toggleClock } from '@dayloom/clocks';
import { meditationMinutes } from '@dayloom/domain';
import type { Shell } from '@dayloom/platform';

/** Starts, pauses or continues the meditation from the palette, as long as the last one (KA7). */
export default function toggleMeditation(shell: Shell): Promise<void> {
  return toggleClock(shell, 'meditation', (last) => last?.target ?? meditationMinutes[0] * 60);
}

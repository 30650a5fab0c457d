import type { Descriptor } from '@dayloom/platform';

/** Whoever leads to the settings holds the way to switch anything on again: that module is never off. */
export const holdsSettings = ({ intents }: Pick<Descriptor, 'intents'>) =>
  intents.some(({ id }) => id === 'open-settings');

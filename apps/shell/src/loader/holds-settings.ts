import type { Descriptor } from '@dayloom/platform';

/** The module with the settings is never off, because the user needs it to switch modules on again. */
export const holdsSettings = ({ intents }: Pick<Descriptor, 'intents'>) =>
  intents.some(({ id }) => id === 'open-settings');

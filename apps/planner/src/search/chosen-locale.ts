import { settingsOf } from '@dayloom/data';
import { localeKeys, localeWith } from '@dayloom/domain/settings';
import type { Shell } from '@dayloom/platform';

/** The locale for times, for code outside components; the browser's until the settings are loaded. */
export function chosenLocale({ store, user }: Pick<Shell, 'store' | 'user'>): () => string | undefined {
  let locale: string | undefined;
  store.get(settingsOf(user.id)).then(
    ({ records: [chosen] }) => (locale = localeWith(localeKeys(chosen ?? {}))),
    (error: unknown) => console.error('The settings cannot be read.', error),
  );
  return () => locale;
}

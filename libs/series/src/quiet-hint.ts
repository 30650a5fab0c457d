import { settingsOf } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { quietHoursOf, quietUntil } from '@dayloom/domain/settings';
import { snoozeText } from '@dayloom/domain/snooze';
import type { Shell } from '@dayloom/platform';
import { blockedNote } from '@dayloom/screen-kit/leads';

/** Says when an item notifies that was put off into the quiet hours, and where none can; '' if there is nothing to say. */
export async function quietHint(
  { store, user, clock }: Pick<Shell, 'store' | 'user' | 'clock'>,
  until: Instant,
  { timeZone, locale }: { readonly timeZone: string; readonly locale: string },
): Promise<string> {
  const { records } = await store.get(settingsOf(user.id));
  const hours = quietHoursOf(records[0] ?? {});
  const end = hours && quietUntil(hours, until, timeZone);
  const quiet = end ? [`In your quiet hours it waits until ${snoozeText(end, clock.now(), locale)}`] : [];
  const blocked = blockedNote().map((note) => note.replace(/[.]$/, ''));
  return [...quiet, ...blocked].map((note) => `. ${note}`).join('');
}

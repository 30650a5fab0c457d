import { isStoreClosed, settingsOf } from '@dayloom/data';
import type { Settings } from '@dayloom/domain';
import type { NotificationState } from '@dayloom/domain/notifications';
import { quietHoursOf } from '@dayloom/domain/settings';
import type { NotifierWorld } from './notifier-world.ts';

type World = Pick<NotifierWorld, 'user' | 'timeZone'> & {
  readonly store: Pick<NotifierWorld['store'], 'get' | 'watch'>;
  readonly ledger: Pick<NotifierWorld['ledger'], 'update'>;
};
type Chosen = Partial<Settings>;

const fields = ['sounds', 'quietFrom', 'quietTo', 'notificationButton'] as const;
const isOther = (one: Chosen, other: Chosen) => fields.some((field) => one[field] !== other[field]);

function logFailure(error: unknown) {
  // A log-out can close the store during this request.
  if (!isStoreClosed(error)) console.error('The quiet hours cannot be read.', error);
}

/**
 * Watches the user's settings for sounds, quiet hours and buttons, and copies them into the ledger for the worker. Resolves
 * after they were read, to a function that returns the current ones. Calls `onChange` on each change until `signal` aborts.
 */
export async function watchQuietSettings(
  { user, store, ledger, timeZone }: World,
  onChange: () => void,
  signal: AbortSignal,
): Promise<() => Pick<NotificationState, 'quiet' | 'isMuted'>> {
  let chosen: Chosen = {};
  async function apply(next: Chosen) {
    chosen = next;
    const quiet = quietHoursOf(chosen);
    const hush = { isSilent: chosen.sounds === false, ...(quiet && { quiet }) };
    // On a full disk the worker keeps using the previous settings.
    await ledger.update(user.id, { hush, button: chosen.notificationButton }).catch(() => undefined);
  }
  const query = settingsOf(user.id);
  const { records } = await store.get(query).catch((error: unknown) => {
    logFailure(error);
    return { records: [] };
  });
  await apply(records[0] ?? {});
  if (!signal.aborted) {
    const stop = store.watch(
      query,
      ({ records: [stored], isComplete }) => {
        if (!stored && !isComplete) return;
        if (isOther(chosen, stored ?? {})) void apply(stored ?? {}).then(onChange);
      },
      logFailure,
    );
    signal.addEventListener('abort', stop);
  }
  return () => {
    const hours = quietHoursOf(chosen);
    return { isMuted: chosen.sounds === false, ...(hours && { quiet: { hours, timeZone: timeZone() } }) };
  };
}

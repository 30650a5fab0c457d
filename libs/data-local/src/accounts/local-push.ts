import { create, latestTokenOf, patch, type Push, PushError, remove, type Store } from '@dayloom/data';
import { nowOf, platformOf, type UserId, type UserToken } from '@dayloom/domain';
import type { LocalOptions } from '../connection/local-options.ts';
import { openLocalStore } from '../store/local-store.ts';

/**
 * Push without a push service. The token is created here and saved like a real one, so that code that depends on it
 * works unchanged; nothing is ever sent to it.
 */
export function localPush(user: UserId, options: LocalOptions): Push {
  async function withStore(work: (store: Store, saved: UserToken | undefined) => Promise<unknown>) {
    const store = openLocalStore(user, options);
    try {
      const { records } = await store.get(latestTokenOf(user));
      await work(store, records[0]);
    } catch (error) {
      throw new PushError('unknown', error instanceof Error ? error.message : String(error), {
        cause: error,
      });
    } finally {
      store.close();
    }
  }
  return {
    register: () =>
      withStore((store, saved) => {
        const updatedAt = nowOf(options.clock);
        const platform = platformOf(navigator.userAgent);
        return store.commit([
          saved
            ? patch('userTokens', user, { platform, updatedAt })
            : create('userTokens', user, { token: `local-${options.newId()}`, platform, updatedAt }),
        ]);
      }),
    unregister: () =>
      withStore((store, saved) => (saved ? store.commit([remove('userTokens', user)]) : Promise.resolve())),
  };
}

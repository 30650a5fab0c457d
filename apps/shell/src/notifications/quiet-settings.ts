import { isStoreError, settingsOf, type Store, type User } from '@dayloom/data';
import type { DeviceLedger } from '@dayloom/data-local/device-ledger';
import { type Clock, type Instant, nowOf, type Settings } from '@dayloom/domain';
import { quietHoursOf, quietUntil } from '@dayloom/domain/settings';

interface QuietSettingsWorld {
  readonly user: User;
  readonly store: Pick<Store, 'get' | 'watch'>;
  readonly clock: Clock;
  readonly ledger: Pick<DeviceLedger, 'update'>;
  /** IANA name of this device's time zone. */
  readonly timeZone: () => string;
}

type Chosen = Partial<Settings>;

const fields = ['sounds', 'quietFrom', 'quietTo'] as const;
const isOther = (one: Chosen, other: Chosen) => fields.some((field) => one[field] !== other[field]);

/** The user's settings for sounds and quiet hours. A copy in the ledger is for the worker. */
export class QuietSettings {
  readonly #world: QuietSettingsWorld;
  #chosen: Chosen = {};

  private constructor(world: QuietSettingsWorld) {
    this.#world = world;
  }

  /** Resolves after the settings were read. Calls `onChange` on each change until `signal` aborts. */
  static async begin(
    world: QuietSettingsWorld,
    onChange: () => void,
    signal: AbortSignal,
  ): Promise<QuietSettings> {
    const { store, user } = world;
    const hush = new QuietSettings(world);
    const query = settingsOf(user.id);
    const fail = (error: unknown) => {
      // A log-out can close the store during this request.
      if (!(isStoreError(error) && error.code === 'closed'))
        console.error('The quiet hours cannot be read.', error);
    };
    const { records } = await store.get(query).catch((error: unknown) => {
      fail(error);
      return { records: [] };
    });
    await hush.#apply(records[0] ?? {});
    if (signal.aborted) return hush;
    const stop = store.watch(
      query,
      ({ records: [chosen], isComplete }) => {
        if (!chosen && !isComplete) return;
        if (!isOther(hush.#chosen, chosen ?? {})) return;
        void hush.#apply(chosen ?? {}).then(onChange);
      },
      fail,
    );
    signal.addEventListener('abort', stop);
    return hush;
  }

  async #apply(chosen: Chosen) {
    this.#chosen = chosen;
    const { ledger, user } = this.#world;
    const quiet = quietHoursOf(chosen);
    const hush = { isSilent: chosen.sounds === false, ...(quiet && { quiet }) };
    // On a full disk the worker keeps using the previous settings.
    await ledger.update(user.id, { hush }).catch(() => undefined);
  }

  /** The end of the quiet hours that contain `at`; undefined outside quiet hours. */
  readonly quietUntil = (at: Instant): Instant | undefined => {
    const quiet = quietHoursOf(this.#chosen);
    return quiet && quietUntil(quiet, at, this.#world.timeZone());
  };

  /** Whether notifications are silent at the moment. */
  readonly isSilent = (): boolean =>
    this.#chosen.sounds === false || this.quietUntil(nowOf(this.#world.clock)) !== undefined;
}

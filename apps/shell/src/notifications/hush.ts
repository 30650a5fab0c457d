import { isStoreError, settingsOf, type Store, type User } from '@dayloom/data';
import type { DeviceLedger } from '@dayloom/data-local/device-ledger';
import { type Clock, type Instant, nowOf, type Settings } from '@dayloom/domain';
import { quietHoursOf, quietUntil } from '@dayloom/domain/settings';

interface HushWorld {
  readonly user: User;
  readonly store: Pick<Store, 'get' | 'watch'>;
  readonly clock: Clock;
  readonly ledger: Pick<DeviceLedger, 'update'>;
  /** The IANA name of where this device is. */
  readonly timeZone: () => string;
}

type Chosen = Partial<Settings>;

const fields = ['sounds', 'quietFrom', 'quietTo'] as const;
const isOther = (one: Chosen, other: Chosen) => fields.some((field) => one[field] !== other[field]);

/** What the user's settings say of how loud notifications are; the worker reads it from the ledger. */
export class Hush {
  readonly #world: HushWorld;
  #chosen: Chosen = {};

  private constructor(world: HushWorld) {
    this.#world = world;
  }

  /** Once the settings were read; `onChange` is called with each change, until `signal`. */
  static async begin(world: HushWorld, onChange: () => void, signal: AbortSignal): Promise<Hush> {
    const { store, user } = world;
    const hush = new Hush(world);
    const query = settingsOf(user.id);
    const fail = (error: unknown) => {
      // A log-out closes the store while this is on its way.
      if (!(isStoreError(error) && error.code === 'closed'))
        console.error('When it is quiet cannot be read.', error);
    };
    const { records } = await store.get(query).catch((error: unknown) => {
      fail(error);
      return { records: [] };
    });
    await hush.#take(records[0] ?? {});
    if (signal.aborted) return hush;
    const stop = store.watch(
      query,
      ({ records: [chosen], isComplete }) => {
        if (!chosen && !isComplete) return;
        if (!isOther(hush.#chosen, chosen ?? {})) return;
        void hush.#take(chosen ?? {}).then(onChange);
      },
      fail,
    );
    signal.addEventListener('abort', stop);
    return hush;
  }

  async #take(chosen: Chosen) {
    this.#chosen = chosen;
    const { ledger, user } = this.#world;
    const quiet = quietHoursOf(chosen);
    const hush = { isSilent: chosen.sounds === false, ...(quiet && { quiet }) };
    // On a full disk the worker goes by what it heard before.
    await ledger.update(user.id, { hush }).catch(() => undefined);
  }

  /** Until when a moment waits; undefined where it comes when it is due. */
  readonly quietUntil = (at: Instant): Instant | undefined => {
    const quiet = quietHoursOf(this.#chosen);
    return quiet && quietUntil(quiet, at, this.#world.timeZone());
  };

  /** Whether nothing that is shown now is to be heard. */
  readonly isSilent = (): boolean =>
    this.#chosen.sounds === false || this.quietUntil(nowOf(this.#world.clock)) !== undefined;
}

import type { UserId } from '@dayloom/domain';
import { entryVersion } from '../../outbox/outbox.ts';
import { Disk } from './disk.ts';
import { Profile } from './profile.ts';
import { commit, nextChanges } from './workload.ts';
import type { Tab, Weather } from './world.ts';

const minute = 60_000;
const hour = 60 * minute;

interface Surroundings {
  readonly weather: Weather;
  readonly user: UserId;
  /** All devices; a copied profile is added. */
  readonly profiles: Profile[];
  readonly openTab: (profile: Profile) => void;
}

/** Everything that goes wrong around the sync. */
export class Misfortunes {
  readonly #weather: Weather;
  readonly #user: UserId;
  readonly #profiles: Profile[];
  readonly #openTab: (profile: Profile) => void;
  #copied: Profile | undefined;

  constructor({ weather, user, profiles, openTab }: Surroundings) {
    this.#weather = weather;
    this.#user = user;
    this.#profiles = profiles;
    this.#openTab = openTab;
  }

  get #time() {
    return this.#weather.time;
  }
  get #random() {
    return this.#weather.random;
  }
  get #server() {
    return this.#weather.server;
  }

  /** Causes a fault on a device or in one of its tabs. */
  async strike(profile: Profile, tab: Tab | undefined): Promise<void> {
    const kinds: (() => unknown)[] = [
      () => this.#openTab(profile),
      () => this.#openTab(profile),
      () => tab?.crash(),
      () => tab?.close(),
      () => this.#freeze(tab),
      () => this.#offline(profile),
      () => this.#offline(profile),
      () => this.#stall(profile),
      () => this.#stall(profile),
      () => {
        // Runs of clocks that differ by days are not compared.
        const most = this.#weather.clocks ? hour : 24 * hour;
        profile.clockAhead += this.#random.below(2 * most) - most;
      },
      () => this.#serverDown(),
      () => {
        profile.backup = profile.disk.copy();
      },
      () => this.#restoreBackup(profile),
      () => this.#copyProfile(profile),
      () => this.#purgeSomething(),
      () => this.#writeFromLater(profile),
      () => this.#rush(profile),
      () => this.#rush(profile),
      () => this.#rush(profile),
      () => this.#forget(profile),
    ];
    await this.#random.pick(kinds)?.();
  }
  /** All devices write at about the same time, and one of them is reopened. */
  #rush(profile: Profile) {
    for (const one of this.#profiles) {
      const tab = this.#random.pick([...one.tabs]);
      if (tab) this.#time.after(this.#random.below(3_000), () => commit(tab, nextChanges(tab)));
    }
    this.#time.after(this.#random.below(6_000), () => {
      for (const tab of profile.tabs) tab.close();
      this.#openTab(profile);
    });
  }
  #freeze(tab: Tab | undefined) {
    tab?.setFrozen(true);
    this.#time.after(this.#random.below(2 * minute), () => tab?.setFrozen(false));
  }
  #offline(profile: Profile) {
    profile.setOnline(false);
    this.#time.after(this.#random.below(6 * minute), () => profile.setOnline(true));
  }
  #stall(profile: Profile) {
    profile.setStalled(true);
    this.#time.after(this.#random.below(4 * minute), () => profile.setStalled(false));
  }
  #serverDown() {
    this.#server.setUp(false);
    this.#time.after(this.#random.below(minute), () => this.#server.setUp(true));
  }
  async #restoreBackup(profile: Profile) {
    if (!profile.backup || !this.#random.chance(0.4)) return;
    profile.crash();
    await profile.storage.replace(profile.backup);
    profile.backup = undefined;
    this.#openTab(profile);
  }
  /** The records are removed from the device together with all unsent changes. They are pulled again. */
  async #forget(profile: Profile) {
    profile.crash();
    await profile.storage.replace(new Disk());
    this.#openTab(profile);
  }
  async #copyProfile(profile: Profile) {
    if (this.#copied || profile.disk.outbox().some(({ version }) => version > entryVersion)) return;
    this.#copied = new Profile(`a copy of ${profile.name}`, this.#weather);
    this.#copied.clockAhead = profile.clockAhead;
    await this.#copied.storage.replace(profile.disk.copy());
    this.#profiles.push(this.#copied);
    this.#openTab(this.#copied);
  }
  /** The retention period of a deleted record ends. */
  #purgeSomething() {
    const deleted = this.#server.all('tasks', this.#user).filter(({ deletedAt }) => deletedAt !== undefined);
    const record = this.#random.pick(deleted);
    if (record && this.#random.chance(0.3)) this.#server.purge([{ collection: 'tasks', id: record.id }]);
  }
  /** A tab of a later version leaves a change that only that version can send. */
  async #writeFromLater(profile: Profile) {
    const waiting = profile.disk
      .outbox()
      .filter(({ state, version }) => state === 'waiting' && version <= entryVersion);
    const last = waiting.at(-1);
    // Two copies of a profile cannot know of each other's unsent entries.
    if (last && !this.#copied && this.#random.chance(0.5))
      await profile.storage.putEntry({ ...last, version: entryVersion + 1 });
  }
}

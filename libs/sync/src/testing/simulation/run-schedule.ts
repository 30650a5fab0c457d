import type { UserId } from '@dayloom/domain';
import { commitOf, entryVersion, type OutboxEntry, versionOf } from '../../outbox/outbox.ts';
import { MemoryServer } from '../memory-server.ts';
import { ClockLog } from './clock-log.ts';
import { indexedStorage } from './indexed-storage.ts';
import { memoryStorage } from './memory-database.ts';
import { Misfortunes } from './misfortunes.ts';
import type { PlantedBug } from './planted-bugs.ts';
import { Problems } from './problems.ts';
import { Profile } from './profile.ts';
import { randomOf } from './random.ts';
import { ServerLog } from './server-log.ts';
import { putSteps } from './step-edits.ts';
import { SessionLog } from './session-log.ts';
import { StepLog } from './step-log.ts';
import { SimulatedTab } from './tab.ts';
import { VirtualTime } from './virtual-time.ts';
import { commit, nextChanges, putOldRecords } from './workload.ts';
import type { Tab, Weather } from './world.ts';

const user = 'ada' as UserId;
const minute = 60_000;
const hour = 60 * minute;
const maxTabs = 3;
const changesMade = 40;

export interface Outcome {
  readonly problems: readonly string[];
  readonly events: number;
  readonly batches: number;
}

export interface ScheduleOptions {
  readonly bug?: PlantedBug;
  /** Creates IndexedDBs. If present, each device runs the product's real database. */
  readonly newFactory?: () => IDBFactory;
}

class Schedule {
  readonly time = new VirtualTime();
  readonly server: MemoryServer;
  readonly log: ServerLog;
  readonly profiles: Profile[];
  readonly problems: Problems;
  readonly weather: Weather;
  readonly #random;
  readonly #misfortunes: Misfortunes;
  #ids = 0;

  constructor(seed: number, { bug, newFactory }: ScheduleOptions) {
    this.#random = randomOf(seed);
    this.server = new MemoryServer({ now: () => this.time.now() });
    this.log = new ServerLog(this.server, user);
    this.server.takes = (change) => !('fields' in change) || !JSON.stringify(change.fields).includes('"bad ');
    this.weather = {
      time: this.time,
      random: this.#random,
      server: this.server,
      newId: () => `id${(this.#ids += 1)}`,
      isCalm: false,
      bug,
      clocks: this.#random.chance(0.5) || seed % 3 === 2 ? new ClockLog() : undefined,
      cutsSeries: this.#random.chance(0.3),
      // By the seed, so that the others keep their course.
      orders: seed % 3 === 0 ? new Set() : undefined,
      steps: seed % 3 === 1 ? new StepLog() : undefined,
      sessions: seed % 3 === 2 ? new SessionLog() : undefined,
      storageOf: newFactory ? (profile) => indexedStorage(profile, user, newFactory) : memoryStorage,
      look: (profile) => this.problems.look(profile),
    };
    const { clocks, orders, steps, sessions } = this.weather;
    this.problems = new Problems({
      ...{ user, server: this.server, log: this.log },
      ...{ clocks, orders, steps, sessions },
    });
    const names = ['phone', 'laptop', 'tablet'].slice(0, steps && seed % 2 === 0 ? 2 : 3);
    this.profiles = names.map((name) => new Profile(name, this.weather));
    this.#misfortunes = new Misfortunes({
      ...{ weather: this.weather, user, profiles: this.profiles },
      openTab: (profile) => this.#openTab(profile),
    });
    putOldRecords(this.server, user);
    if (steps) putSteps(this.server, user);
    for (const profile of this.profiles) this.#openTab(profile);
  }

  async run(): Promise<void> {
    for (let made = 0; made < changesMade;) {
      const isLong = this.#random.chance(0.05);
      await this.#pass(this.#random.below(isLong ? 7 * minute : 12_000));
      await this.#refresh();
      if (this.#random.chance(0.5)) {
        const profile = this.#aProfile();
        await this.#misfortunes.strike(profile, this.#aTab(profile));
      } else {
        this.#work();
        made += 1;
      }
    }
    await this.#calm();
    await this.#pass(7 * minute);
    await this.#refresh();
    this.problems.lookAtRest(this.profiles, false);
    this.#nextDay();
    await this.#pass(4 * minute);
    await this.#refresh();
    this.problems.lookAtRest(this.profiles, true);
    const fresh = new Profile('a fresh device', this.weather);
    this.profiles.push(fresh);
    this.#openTab(fresh);
    await this.#pass(minute);
    await this.#refresh();
    this.problems.compare(fresh, true);
    if (this.weather.sessions) for (const profile of this.profiles) await this.problems.lookAtTotals(profile);
  }

  async #refresh() {
    for (const { storage } of this.profiles) await storage.refresh();
  }
  #pass(milliseconds: number) {
    return this.time.runUntil(this.time.now() + milliseconds);
  }
  #openTab(profile: Profile) {
    if (profile.tabs.size < maxTabs) void new SimulatedTab(profile, user);
  }
  #aProfile(): Profile {
    return this.#random.pick(this.profiles) as Profile;
  }
  #aTab(profile = this.#aProfile()): Tab | undefined {
    return this.#random.pick([...profile.tabs]);
  }

  #work() {
    const profile = this.#aProfile();
    if (profile.tabs.size === 0) this.#openTab(profile);
    const tab = this.#aTab(profile);
    if (!tab) return;
    if (this.#random.chance(0.06)) return this.#answerRefusal(tab);
    for (let more = this.#random.chance(0.1) ? 5 : 1; more > 0; more -= 1) commit(tab, nextChanges(tab));
  }

  /** The user retries or discards a rejected change. */
  #answerRefusal(tab: Tab) {
    const refused = tab.profile.disk.outbox().filter(({ state }) => state === 'refused');
    const entry = this.#random.pick<OutboxEntry>(refused);
    if (!entry) return;
    const commitId = commitOf(entry);
    const isRetry = this.#random.chance(0.5);
    // Only the disk shows whether it happened: the tab may die in between.
    if (!isRetry || entry.reason === 'deleted-elsewhere') this.log.giveUp(commitId);
    const answer = isRetry ? tab.store.sync?.retry(commitId) : tab.store.sync?.discard(commitId);
    answer?.catch(() => undefined);
  }

  /** From now on everything works, and all tabs run the latest version. */
  async #calm() {
    this.weather.isCalm = true;
    this.server.setUp(true);
    for (const profile of this.profiles) {
      profile.setOnline(true);
      profile.setStalled(false);
      const [first, ...others] = profile.tabs;
      first?.setFrozen(false);
      for (const tab of others) tab.crash();
      for (const entry of profile.disk.outbox())
        if (entry.version > entryVersion) {
          profile.crash();
          await profile.storage.putEntry({ ...entry, version: versionOf(entry.changes) });
        }
      this.#openTab(profile);
    }
  }

  /** All devices are opened again a day later, when records are counted. */
  #nextDay() {
    for (const profile of this.profiles) {
      for (const tab of profile.tabs) tab.close();
      profile.clockAhead += 50 * hour;
      this.#openTab(profile);
    }
  }
}

/** Runs one random schedule of two or three devices. @returns its problems and statistics */
export async function runSchedule(seed: number, options: ScheduleOptions = {}): Promise<Outcome> {
  const schedule = new Schedule(seed, options);
  await schedule.run();
  return {
    problems: schedule.problems.found,
    events: schedule.time.events,
    batches: schedule.server.batches.length,
  };
}

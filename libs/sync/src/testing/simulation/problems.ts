import type { UserId } from '@dayloom/domain';
import type { MemoryServer } from '../memory-server.ts';
import { disagreedLists, lostOrders, strayOrders } from './arrangement-checks.ts';
import {
  differences,
  leftOver,
  lostOrDoubled,
  lostTexts,
  miscounted,
  vanished,
  wrongCounter,
} from './checks.ts';
import { type ClockLog, misjoined, revived } from './clock-log.ts';
import { doubledDays, doubledSegments, lostDecisions } from './series-checks.ts';
import type { ServerLog } from './server-log.ts';
import { wrongSums, wrongTotals } from './session-checks.ts';
import type { SessionLog } from './session-log.ts';
import { lostSteps, wrongLists } from './step-checks.ts';
import type { StepLog } from './step-log.ts';
import type { BrowserProfile } from './world.ts';

interface Looked {
  readonly user: UserId;
  readonly server: MemoryServer;
  readonly log: ServerLog;
  readonly clocks: ClockLog | undefined;
  readonly orders: ReadonlySet<string> | undefined;
  readonly steps: StepLog | undefined;
  readonly sessions: SessionLog | undefined;
}

/** The problems of a schedule, each once. */
export class Problems {
  readonly #found = new Set<string>();
  readonly #at: Looked;

  constructor(at: Looked) {
    this.#at = at;
  }

  get found(): readonly string[] {
    return [...this.#found];
  }

  /**
   * Checks the invariants after every transaction. Stops after the first problem, since others only follow from it.
   */
  look({ name, disk }: BrowserProfile) {
    if (this.#found.size > 0) return;
    const { log, user, steps } = this.#at;
    this.#add(vanished(name, disk, log));
    this.#add(wrongCounter(name, disk, log, user));
    this.#add(doubledSegments(name, disk));
    this.#add(strayOrders(name, disk, user));
    this.#add(steps ? wrongLists(name, disk) : []);
  }

  /**
   * Checks the invariants once everything is synced.
   * @param isExact whether records that the server does not have must be gone too
   */
  lookAtRest(profiles: readonly BrowserProfile[], isExact: boolean) {
    const { server, log, clocks, orders, steps, sessions, user } = this.#at;
    for (const profile of profiles) {
      this.compare(profile, isExact);
      this.#add(leftOver(profile.name, profile.disk));
      this.#add(doubledDays(profile.name, profile.disk));
    }
    const disks = profiles.map(({ disk }) => disk);
    this.#add(lostOrDoubled(disks, log));
    this.#add(miscounted(server, log, user));
    this.#add(lostTexts(server, log, user));
    this.#add(lostDecisions(server, log, user));
    // A device finds a task that the server does not have only when it counts, a day later.
    this.#add(orders && isExact ? disagreedLists(disks, user) : []);
    this.#add(orders ? lostOrders(disks, log, orders, user) : []);
    this.#add(steps ? lostSteps(server, log, steps, user) : []);
    this.#add(sessions ? wrongSums(profiles, { server, log, sessions, user }) : []);
    // A user who corrects sessions makes them differ from their runs.
    this.#add(clocks && !sessions ? misjoined(server, log, clocks, user) : []);
    this.#add(revived(server, log, user));
  }

  /** Compares the kept totals of a device with its records. */
  async lookAtTotals(profile: BrowserProfile) {
    this.#add(await wrongTotals(profile, this.#at.user));
  }

  /** Compares a device with the server. */
  compare({ name, disk }: BrowserProfile, isExact: boolean) {
    this.#add(differences(name, disk, this.#at.server, this.#at.user, isExact));
  }

  #add(found: readonly string[]) {
    for (const one of found) this.#found.add(one);
  }
}

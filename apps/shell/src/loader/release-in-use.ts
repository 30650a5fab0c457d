import { limitTries, addFileHashes } from '@dayloom/platform/file-integrity';
import type { ModuleEntry } from './registry.ts';

/** Why this version of a module is the one in use. */
export type Origin = 'live' | 'override' | 'last good copy' | 'built-in copy' | 'fallback';

/** Says why a release may not run here. */
export type WhyRefused = (entry: ModuleEntry) => string | undefined;

/** The release in whose place the one before runs, and what is wrong with it. */
interface Dead {
  readonly entry: ModuleEntry;
  readonly origin: Origin;
  readonly reason: string;
}

const isSame = (a: ModuleEntry, b: ModuleEntry) => JSON.stringify(a) === JSON.stringify(b);

function admit({ files }: ModuleEntry) {
  addFileHashes(files);
  limitTries(files);
}

/** Which release of a module this page uses, each past the same gate, and which one is live meanwhile. */
export class ReleaseInUse {
  readonly #whyRefused: WhyRefused;
  #entry: ModuleEntry;
  #origin: Origin;
  #refusal: string | undefined;
  /** The release that is live now, where it came while another one was being loaded or had run. */
  #next: ModuleEntry | undefined;
  #dead: Dead | undefined;

  constructor(entry: ModuleEntry, origin: Origin, whyRefused: WhyRefused) {
    this.#whyRefused = whyRefused;
    this.#entry = entry;
    this.#origin = origin;
    this.#refusal = whyRefused(entry);
    admit(entry);
  }

  get entry() {
    return this.#entry;
  }
  get origin() {
    return this.#origin;
  }
  /** Set while the gate keeps it from running. */
  get refusal() {
    return this.#refusal;
  }
  get dead() {
    return this.#dead;
  }
  /** Whether another release is live. */
  get hasNext() {
    return this.#next !== undefined;
  }

  #use(entry: ModuleEntry, origin: Origin, dead?: Dead) {
    this.#entry = entry;
    this.#origin = origin;
    this.#dead = dead;
    this.#refusal = this.#whyRefused(entry);
    admit(entry);
  }

  /** Learns of what is live. What a registry corrects of the version in use is taken at once: its code is the same. */
  learn(live: ModuleEntry) {
    const { version } = this.#entry;
    if (live.version === version && !isSame(live, this.#entry)) this.#use(live, 'live');
    const isNew = live.version !== version && !(this.#dead && isSame(live, this.#dead.entry));
    this.#next = isNew ? live : undefined;
  }

  /** Takes what is live, where that is another release. */
  takeNext() {
    if (!this.#next) return;
    this.#use(this.#next, 'live');
    this.#next = undefined;
  }

  /** Takes the version before in the place of this one. @returns whether the gate lets it run */
  fallBackTo(entry: ModuleEntry, reason: string): boolean {
    if (this.#whyRefused(entry) !== undefined) return false;
    this.#use(entry, 'fallback', { entry: this.#entry, origin: this.#origin, reason });
    return true;
  }

  /** The version before is dead as well: 'Try again' is for the live one. */
  returnToDead() {
    if (this.#dead) this.#use(this.#dead.entry, this.#dead.origin);
  }
}

import { addFileHashes } from '@dayloom/platform/file-integrity';
import type { ModuleEntry } from './registry.ts';

/** Why this version of a module is the one in use. */
export type Origin = 'live' | 'override' | 'last good copy' | 'built-in copy' | 'fallback';

/** Says why a release may not run in this shell. */
export type WhyRefused = (entry: ModuleEntry) => string | undefined;

/** A release that the previous one replaces, and its fault. */
interface Dead {
  readonly entry: ModuleEntry;
  readonly origin: Origin;
  readonly reason: string;
}

const isSame = (a: ModuleEntry, b: ModuleEntry) => JSON.stringify(a) === JSON.stringify(b);

/** Which release of a module this page uses, after the compatibility check, and which one is live. */
export class ReleaseInUse {
  readonly #whyRefused: WhyRefused;
  #entry: ModuleEntry;
  #origin: Origin;
  #refusal: string | undefined;
  /** The release that is live now, if it appeared while another one was loading or had run. */
  #next: ModuleEntry | undefined;
  #dead: Dead | undefined;

  constructor(entry: ModuleEntry, origin: Origin, whyRefused: WhyRefused) {
    this.#whyRefused = whyRefused;
    this.#entry = entry;
    this.#origin = origin;
    this.#refusal = whyRefused(entry);
    addFileHashes(entry.files);
  }

  get entry() {
    return this.#entry;
  }
  get origin() {
    return this.#origin;
  }
  /** The reason, if the compatibility check rejects it. */
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
    addFileHashes(entry.files);
  }

  /** Notes the live release. Corrections of the version in use apply at once, since its code is the same. */
  learn(live: ModuleEntry) {
    const { version } = this.#entry;
    if (live.version === version && !isSame(live, this.#entry)) this.#use(live, 'live');
    const isNew = live.version !== version && !(this.#dead && isSame(live, this.#dead.entry));
    this.#next = isNew ? live : undefined;
  }

  /** Switches to the live release, if that is another one. */
  takeNext() {
    if (!this.#next) return;
    this.#use(this.#next, 'live');
    this.#next = undefined;
  }

  /** Replaces this version with the previous one. @returns false if that is incompatible */
  fallBackTo(entry: ModuleEntry, reason: string): boolean {
    if (this.#whyRefused(entry) !== undefined) return false;
    this.#use(entry, 'fallback', { entry: this.#entry, origin: this.#origin, reason });
    return true;
  }

  /** The previous version is dead as well, so 'Try again' loads the live one. */
  returnToDead() {
    if (this.#dead) this.#use(this.#dead.entry, this.#dead.origin);
  }
}

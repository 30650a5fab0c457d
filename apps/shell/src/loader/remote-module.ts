import { createEmitter } from '@dayloom/data';
import type { LazyComponent, ModuleDefinition } from '@dayloom/platform';
import { abandon, allowTries, cooldown } from '@dayloom/platform/file-integrity';
import { lazyModule } from '@dayloom/platform/late';
import { FailureLog } from './failure-log.ts';
import type { ModuleSource } from './module-source.ts';
import type { ModuleEntry } from './registry.ts';
import { type Origin, ReleaseInUse, type WhyRefused } from './release-in-use.ts';
import type { RemoteKind, Urgency } from './remote-kind.ts';
import { withTimeout } from './with-timeout.ts';

interface RemoteModuleOptions {
  readonly entry: ModuleEntry;
  readonly origin: Origin;
  readonly source: ModuleSource;
  /** Called with each release that is to be used. */
  readonly whyRefused?: WhyRefused;
}

/** The list of a definition for each kind of component. */
const lists = { route: 'routes', widget: 'widgets' } as const;

/** An imported item of a definition's list. */
type Loaded<List extends keyof ModuleDefinition> = Awaited<
  ReturnType<NonNullable<ModuleDefinition[List]>[string]>
>;

const fallbackChunk = lazyModule(() => import(/* webpackChunkName: "fallback" */ './fallback.ts'));
/** Timeout for the code of the fallback. Milliseconds. */
const longestWait = 4_000;

/** One module of the registry in this page. Its entry is loaded at most once at a time. */
export class RemoteModule {
  readonly #source: ModuleSource;
  readonly #release: ReleaseInUse;
  readonly #failures = new FailureLog();
  readonly #ran = createEmitter();
  #definition: Promise<ModuleDefinition> | undefined;
  #hasFailed = false;
  #hasRun = false;
  #cooldownSince: number | undefined;
  #loadedIn: number | undefined;
  #hasFallenBack = false;
  #fallingBack: Promise<void> | undefined;

  constructor({ entry, origin, source, whyRefused = () => undefined }: RemoteModuleOptions) {
    this.#source = source;
    this.#release = new ReleaseInUse(entry, origin, whyRefused);
  }

  get entry() {
    return this.#release.entry;
  }
  get origin() {
    return this.#release.origin;
  }
  /** The reason, if the compatibility check rejects it. */
  get refusal() {
    return this.#release.refusal;
  }
  get loaded() {
    return this.#hasRun;
  }
  /** Milliseconds until its definition was loaded and run, in the try that worked. */
  get loadedIn() {
    return this.#loadedIn;
  }
  /** The latest failures; the newest is last. */
  get failures() {
    return this.#failures.all;
  }
  /** While the previous version runs: the live one, and its fault. */
  get dead(): { readonly version: string; readonly reason: string } | undefined {
    const { dead } = this.#release;
    return dead && { version: dead.entry.version, reason: dead.reason };
  }
  /** Calls the listener when the module's code has run, in any try and for any part. */
  onRun(listener: () => void) {
    this.#ran.subscribe(listener);
  }
  /** Whether another release is live, which only a page load can bring because code of this one has run. */
  get isOutdated() {
    return this.#hasRun && this.#release.hasNext;
  }

  /** Switches to the live release, after the same check, unless code of another one has run or is loading. */
  takeRelease(entry: ModuleEntry) {
    if (this.origin === 'override') return;
    this.#release.learn(entry);
    if (!this.#hasRun && !this.#definition) this.#release.takeNext();
  }

  /**
   * Replaces this version with the previous one, once per page, if this one's entry is dead and none of its code
   * ran.
   */
  fallBack(): Promise<void> {
    const isDone = () => void (this.#fallingBack = undefined);
    return (this.#fallingBack ??= this.#takePrevious().then(isDone, isDone));
  }

  async #takePrevious() {
    const { entry, origin } = this;
    const isOver = () => this.#hasRun || this.entry !== entry || this.#hasFallenBack;
    if (isOver() || !entry.previous || origin === 'override') return;
    const { findFallback } = await withTimeout(longestWait, fallbackChunk.load());
    const found = await findFallback(entry);
    if (!found) return;
    // Another part may be loading it at the moment.
    await this.#definition?.catch(() => undefined);
    if (isOver() || this.#definition || !this.#release.fallBackTo(found.entry, found.reason)) return;
    this.#hasFallenBack = true;
    console.error(`${entry.name} ${entry.version} is dead: ${found.reason}. The version before runs.`);
  }

  note(what: string, error: unknown) {
    this.#failures.note({ version: this.entry.version, what, error });
  }

  /** Notes a part that failed for good. If the entry failed, no part requests it again during the cooldown. */
  fail(what: string, error: unknown) {
    this.note(what, error);
    this.#cooldownSince = Date.now();
    if (!this.#hasRun) this.#release.returnToDead();
  }
  get isCoolingDown() {
    return !this.#hasRun && this.#cooldownSince !== undefined && Date.now() - this.#cooldownSince < cooldown;
  }
  /** There is a reason to retry: the network is back, or the user pressed 'Try again'. */
  endCooldown() {
    this.#cooldownSince = undefined;
    allowTries(this.entry.files);
  }

  preload(kind: RemoteKind, id: string, urgency: Urgency) {
    if (this.refusal === undefined) this.#source.preload(this.entry, kind, id, urgency);
  }

  /** The module's definition. A failed try is forgotten, so that the next call loads it again. */
  #define(): Promise<ModuleDefinition> {
    if (this.refusal !== undefined) return Promise.reject(new Error(this.refusal));
    if (this.#definition) return this.#definition;
    if (this.isCoolingDown)
      return Promise.reject(new Error(`${this.entry.name} ${this.entry.version} failed a moment ago`));
    const since = performance.now();
    const definition = this.#source.load(this.entry, { isRetry: this.#hasFailed });
    this.#definition = definition;
    definition.then(
      () => {
        this.#hasRun = true;
        this.#loadedIn = Math.round(performance.now() - since);
        this.#ran.emit();
      },
      () => {
        // An abandoned try fails too, possibly after another one has started.
        if (this.#definition === definition) this.#forgetTry();
      },
    );
    return definition;
  }

  #forgetTry() {
    this.#definition = undefined;
    this.#hasFailed = true;
    this.#release.takeNext();
  }

  /** Abandons everything of this module that is pending, so that the next try is a new one. */
  abandon() {
    abandon(this.entry.files);
    this.endCooldown();
    if (!this.#hasRun) this.#forgetTry();
  }

  component(kind: RemoteKind, id: string): ReturnType<LazyComponent> {
    return this.#item(lists[kind], id);
  }

  /** Imports a command or a source. @throws if the module cannot be loaded, or does not have it */
  async load<List extends keyof ModuleDefinition>(list: List, id: string): Promise<Loaded<List>> {
    try {
      return await this.#item(list, id);
    } catch (error) {
      this.note(`${list} '${id}'`, error);
      throw error;
    }
  }

  async #item<List extends keyof ModuleDefinition>(list: List, id: string): Promise<Loaded<List>> {
    const definition = await this.#define();
    const load = definition[list]?.[id];
    if (!load)
      throw new Error(
        `${this.entry.name} ${this.entry.version} declares '${id}' of ${list} and does not have it`,
      );
    return (await load()) as Loaded<List>;
  }
}

import { createEmitter } from '@dayloom/data';
import type { ModuleDefinition, ReadingComponent } from '@dayloom/platform';
import { abandon } from '@dayloom/platform/file-integrity';
import { lazyModule } from '@dayloom/platform/late';
import { longestFallback, longestLoad } from './limits.ts';
import type { ModuleSource, RemoteKind, Urgency } from './module-source.ts';
import type { ModuleEntry } from './registry.ts';
import { type Origin, ReleaseInUse, type WhyRefused } from './release-in-use.ts';
import { Tries } from './tries.ts';
import { withTimeout } from './with-timeout.ts';

interface RemoteModuleOptions {
  readonly entry: ModuleEntry;
  readonly origin: Origin;
  readonly source: ModuleSource;
  /** Called with each release that is to be used. */
  readonly whyRefused?: WhyRefused;
}

/** A part of a module that failed to load or run, for the about panel. */
export interface ModuleFailure {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly version: string;
  /** The part that failed, such as `route 'goals'`. */
  readonly what: string;
  readonly error: unknown;
}

const maxFailures = 10;

/** The list of a definition for each kind of component. */
const lists = { route: 'routes', widget: 'widgets' } as const;

/** An imported item of a definition's list. */
type Loaded<List extends keyof ModuleDefinition> = Awaited<
  ReturnType<NonNullable<ModuleDefinition[List]>[string]>
>;

const fallbackChunk = lazyModule(() => import(/* webpackChunkName: "fallback" */ './fallback.ts'));

/**
 * One module of the registry in this page. It alone tries again what failed: its entry, which is loaded at most once
 * at a time, each screen, widget, source and command.
 */
export class RemoteModule {
  readonly #source: ModuleSource;
  readonly #release: ReleaseInUse;
  readonly #tries = new Tries();
  readonly #restarted = createEmitter();
  #failures: readonly ModuleFailure[] = [];
  #definition: Promise<ModuleDefinition> | undefined;
  #hasRun = false;
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
    return this.#failures;
  }
  /** While the previous version runs: the live one, and its fault. */
  get dead(): { readonly version: string; readonly reason: string } | undefined {
    const { dead } = this.#release;
    return dead && { version: dead.entry.version, reason: dead.reason };
  }
  /** Whether another release is live, which only a page load can bring because code of this one has run. */
  get isOutdated() {
    return this.#hasRun && this.#release.hasNext;
  }

  /**
   * Calls the listener when there is a reason to repeat what failed: code of the module has run, in any try and for
   * any part, another release is in use, or the network is back.
   */
  onRestart(listener: () => void) {
    this.#restarted.subscribe(listener);
  }
  readonly #restart = () => {
    this.#tries.forget();
    this.#restarted.emit();
  };

  /** Switches to the live release, after the same check, unless code of another one has run or is loading. */
  takeRelease(live: ModuleEntry) {
    if (this.origin === 'override') return;
    const { entry } = this;
    this.#release.learn(live);
    if (!this.#hasRun && !this.#definition) this.#release.takeNext();
    if (this.entry !== entry) this.#restart();
  }

  /**
   * Replaces this version with the previous one, once per page, if this one's entry is dead and none of its code
   * ran.
   */
  #fallBack(): Promise<void> {
    const isDone = () => void (this.#fallingBack = undefined);
    return (this.#fallingBack ??= this.#takePrevious().then(isDone, isDone));
  }

  async #takePrevious() {
    const { entry, origin } = this;
    const isOver = () => this.#hasRun || this.entry !== entry || this.#hasFallenBack;
    if (isOver() || !entry.previous || origin === 'override') return;
    const { findFallback } = await withTimeout(longestFallback, fallbackChunk.load());
    const found = await findFallback(entry);
    if (!found) return;
    // Another part may be loading it at the moment.
    await this.#definition?.catch(() => undefined);
    if (isOver() || this.#definition || !this.#release.fallBackTo(found.entry, found.reason)) return;
    this.#hasFallenBack = true;
    console.error(`${entry.name} ${entry.version} is dead: ${found.reason}. The version before runs.`);
  }

  note(what: string, error: unknown) {
    const failure = { at: Date.now(), version: this.entry.version, what, error };
    this.#failures = [...this.#failures, failure].slice(-maxFailures);
  }

  preload(kind: RemoteKind, id: string, urgency: Urgency) {
    if (this.refusal === undefined) this.#source.preload(this.entry, kind, id, urgency);
  }

  /** What a try is counted for: the entry until code of this version has run, then the item. */
  #codeOf(list: keyof ModuleDefinition, id: string) {
    return this.#hasRun ? `${list}/${id}` : this.entry.version;
  }

  /** Whether a screen or widget failed so often that nothing requests it at the moment. */
  isResting = (kind: RemoteKind, id: string) => this.#tries.isOver(this.#codeOf(lists[kind], id));

  /** Counts a failed try. */
  #fail(code: string) {
    // Added before the next try, so that what fails without a network is repeated when it is back.
    addEventListener('online', this.#restart);
    this.#tries.fail(code);
  }

  /** The module's definition. A failed try is forgotten, so that the next call loads it again. */
  #define(): Promise<ModuleDefinition> {
    if (this.#definition) return this.#definition;
    const since = performance.now();
    const definition = this.#source.load(this.entry);
    const { version } = this.entry;
    this.#definition = definition;
    definition.then(
      () => {
        this.#hasRun = true;
        this.#loadedIn = Math.round(performance.now() - since);
        this.#restart();
      },
      () => {
        // An abandoned try fails too, possibly after another one has started.
        if (this.#definition !== definition) return;
        this.#fail(version);
        this.#forgetTry();
      },
    );
    return definition;
  }

  #forgetTry() {
    this.#definition = undefined;
    this.#release.takeNext();
  }

  /** Abandons everything of this module that is pending, so that the next try is a new one. */
  abandon() {
    abandon(this.entry.files);
    this.#tries.forget();
    if (!this.#hasRun) this.#forgetTry();
  }

  /**
   * Loads a screen or widget, in up to four tries; if the version is dead, in as many of the previous one.
   * @param isWanted false once another request has replaced this one
   * @throws the last error
   */
  async component(kind: RemoteKind, id: string, isWanted = () => true): Promise<ReadingComponent> {
    const { entry } = this;
    if (this.refusal !== undefined) throw new Error(this.refusal);
    try {
      return (await withTimeout(longestLoad, this.#persist(kind, id, isWanted))).default;
    } catch (error) {
      if (isWanted() && this.entry === entry) await this.#fallBack();
      if (!isWanted()) throw error;
      // Another release has replaced the one that failed, and was not tried yet.
      if (this.entry !== entry) return this.component(kind, id, isWanted);
      this.#giveUp(kind, id, error);
      throw error;
    }
  }

  async #persist(kind: RemoteKind, id: string, isWanted: () => boolean): Promise<Loaded<'routes'>> {
    try {
      return await this.#item(lists[kind], id);
    } catch (error) {
      // Without a network every try fails; its return starts the next one.
      const next = navigator.onLine && isWanted() && this.#tries.next(this.#codeOf(lists[kind], id));
      if (!next) throw error;
      await next;
      return this.#persist(kind, id, isWanted);
    }
  }

  #giveUp(kind: RemoteKind, id: string, error: unknown) {
    const { name, version } = this.entry;
    // Without a network, the part is not to blame.
    const log = navigator.onLine ? console.error : console.info;
    log(`${name} ${version}: ${kind} '${id}' cannot be loaded.`, error);
    this.note(`${kind} '${id}'`, error);
    this.#tries.giveUp(this.#codeOf(lists[kind], id));
    if (!this.#hasRun) this.#release.returnToDead();
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
    const { name, version } = this.entry;
    if (this.refusal !== undefined) throw new Error(this.refusal);
    if (this.#tries.isOver(this.#codeOf(list, id))) throw new Error(`${name} ${version} failed a moment ago`);
    const definition = await this.#define();
    try {
      const load = definition[list]?.[id];
      if (!load) throw new Error(`${name} ${version} declares '${id}' of ${list} and does not have it`);
      return (await load()) as Loaded<List>;
    } catch (error) {
      this.#fail(this.#codeOf(list, id));
      throw error;
    }
  }
}

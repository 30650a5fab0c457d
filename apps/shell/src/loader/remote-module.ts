import type { LazyComponent, ModuleDefinition } from '@dayloom/platform';
import type { ModuleSource } from './module-source.ts';
import type { RemoteKind, Urgency } from './remote-kind.ts';
import type { ModuleEntry } from './registry.ts';
import { abandon, vouchFor } from '@dayloom/platform/vouched-files';

/** Why this version of a module is the one in use. */
export type Origin = 'live' | 'override' | 'last good copy' | 'built-in copy';

interface RemoteModuleOptions {
  readonly entry: ModuleEntry;
  readonly origin: Origin;
  readonly source: ModuleSource;
  /** Says why a release may not run here; asked about each one that is taken. */
  readonly whyRefused?: (entry: ModuleEntry) => string | undefined;
}

/** The lists of a definition, by what their components are. */
const lists = { route: 'routes', widget: 'widgets', setting: 'settings' } as const;

/** What a definition's list gives once it is imported. */
type Loaded<List extends keyof ModuleDefinition> = Awaited<
  ReturnType<NonNullable<ModuleDefinition[List]>[string]>
>;

/** How long what failed for good is left alone unless someone presses 'Try again' or the network comes back. Milliseconds. */
export const cooldown = 60_000;

/** One module of the registry in this page: its entry, loaded at most once at a time. */
export class RemoteModule {
  readonly #source: ModuleSource;
  readonly #whyRefused: (entry: ModuleEntry) => string | undefined;
  #origin: Origin;
  #entry: ModuleEntry;
  #refusal: string | undefined;
  /** The release that is live now, where it came while another one was being loaded or had run. */
  #next: ModuleEntry | undefined;
  #definition: Promise<ModuleDefinition> | undefined;
  #hasFailed = false;
  #hasRun = false;
  #cooldownSince: number | undefined;

  constructor({ entry, origin, source, whyRefused = () => undefined }: RemoteModuleOptions) {
    this.#origin = origin;
    this.#source = source;
    this.#whyRefused = whyRefused;
    this.#entry = entry;
    this.#refusal = whyRefused(entry);
    vouchFor(entry.files);
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
  get loaded() {
    return this.#hasRun;
  }
  /** Whether another release is live, which only a page load can bring since code of this one has run here. */
  get isOutdated() {
    return this.#hasRun && this.#next !== undefined;
  }

  /** Takes the release that is live now, through the same gate, unless code of another one has run or is on its way. */
  takeRelease(entry: ModuleEntry) {
    if (this.#origin === 'override') return;
    this.#next = entry.version === this.#entry.version ? undefined : entry;
    if (!this.#hasRun && !this.#definition) this.#takeNext();
  }

  #takeNext() {
    if (!this.#next) return;
    this.#entry = this.#next;
    this.#next = undefined;
    this.#origin = 'live';
    this.#refusal = this.#whyRefused(this.#entry);
    vouchFor(this.#entry.files);
  }

  /** Its entry failed for good: no place asks for it again for a while. */
  startCooldown() {
    this.#cooldownSince = Date.now();
  }
  get isCoolingDown() {
    return !this.#hasRun && this.#cooldownSince !== undefined && Date.now() - this.#cooldownSince < cooldown;
  }
  /** There is a reason to ask again: the network is back, or somebody pressed 'Try again'. */
  endCooldown() {
    this.#cooldownSince = undefined;
  }

  preload(kind: RemoteKind, id: string, urgency: Urgency) {
    if (this.#refusal === undefined) this.#source.preload(this.#entry, kind, id, urgency);
  }

  /** The module's definition; a failed try is forgotten, so that the next call truly tries again. */
  #define(): Promise<ModuleDefinition> {
    if (this.#refusal !== undefined) return Promise.reject(new Error(this.#refusal));
    if (this.#definition) return this.#definition;
    const definition = this.#source.load(this.#entry, { anew: this.#hasFailed });
    this.#definition = definition;
    definition.then(
      () => (this.#hasRun = true),
      () => {
        // A try that was given up fails as well, when another one has begun already.
        if (this.#definition === definition) this.#forgetTry();
      },
    );
    return definition;
  }

  #forgetTry() {
    this.#definition = undefined;
    this.#hasFailed = true;
    this.#takeNext();
  }

  /** Gives up on everything of this module that is still under way, so that the next try is a new one. */
  abandon() {
    abandon(this.#entry.files);
    this.endCooldown();
    if (!this.#hasRun) this.#forgetTry();
  }

  component(kind: RemoteKind, id: string): ReturnType<LazyComponent> {
    return this.load(lists[kind], id);
  }

  /** Imports one item of the module's definition. @throws where the module cannot be loaded, or does not have it */
  async load<List extends keyof ModuleDefinition>(list: List, id: string): Promise<Loaded<List>> {
    const definition = await this.#define();
    const load = definition[list]?.[id];
    if (!load)
      throw new Error(
        `${this.#entry.name} ${this.#entry.version} declares '${id}' of ${list} and does not have it`,
      );
    return (await load()) as Loaded<List>;
  }
}

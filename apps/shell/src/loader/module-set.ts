import type { Item, ItemKind } from '@dayloom/platform';
import { matchPath } from 'react-router-dom';
import { holdsSettings } from './holds-settings.ts';
import { incompatibility, type Provided } from './incompatibility.ts';
import { RemoteModule } from './remote-module.ts';
import type { Origin } from './release-in-use.ts';
import type { ModuleSource, RemoteKind } from './module-source.ts';
import { RemoteLoad } from './remote-load.ts';
import type { ModuleEntry } from './registry.ts';

export interface ModuleChoice {
  readonly entry: ModuleEntry;
  readonly origin: Origin;
}

interface Options {
  readonly source: ModuleSource;
  /** What the shell provides to modules. */
  readonly provided: Provided;
}

/** An item of a descriptor, with the module that declares it. */
export interface Declared<Kind extends ItemKind> {
  readonly module: RemoteModule;
  readonly item: Item<Kind>;
}

/** The first part of a path, which is never a parameter. */
const firstPart = (path: string) => path.split('/', 2)[1] ?? '';

const orderOf = (item: Item<ItemKind>) => ('order' in item ? item.order : 0);

/**
 * All modules of this page. What they declare is known without their code; their screens and widgets load on
 * demand.
 */
export class ModuleSet {
  readonly #options: Options;
  readonly #loads = new Map<string, RemoteLoad>();
  #modules: readonly RemoteModule[];
  #off: readonly string[] = [];

  constructor(choices: readonly ModuleChoice[], options: Options) {
    this.#options = options;
    this.#modules = choices.map((choice) => this.#moduleOf(choice));
  }

  get modules() {
    return this.#modules;
  }

  /** Whether the user has switched the whole module off. */
  isOff = ({ entry: { name, descriptor } }: RemoteModule) =>
    this.#off.includes(name) && !holdsSettings(descriptor);

  /** @param names all modules that are switched off from now on */
  switchOff(names: readonly string[]) {
    this.#off = names;
  }

  /** The items of one kind that the switched-on modules declare, sorted if the kind has an order. */
  items = <Kind extends ItemKind>(kind: Kind): readonly Declared<Kind>[] =>
    this.all(kind).filter(({ module }) => !this.isOff(module));

  /** Like `items`, but for all modules. */
  all<Kind extends ItemKind>(kind: Kind): readonly Declared<Kind>[] {
    return this.modules
      .flatMap((module) => module.entry.descriptor[kind].map((item: Item<Kind>) => ({ module, item })))
      .toSorted((a, b) => orderOf(a.item) - orderOf(b.item));
  }

  /**
   * Finds the route at the address of a link. Only routes whose path begins alike are compared, because comparing each
   * link with each route takes minutes for a thousand modules.
   */
  routeFinder(): (address: string) => Declared<'routes'> | undefined {
    const routes = new Map<string, Declared<'routes'>[]>();
    for (const declared of this.all('routes')) {
      const part = firstPart(declared.item.path);
      const known = routes.get(part);
      if (known) known.push(declared);
      else routes.set(part, [declared]);
    }
    return (address) => routes.get(firstPart(address))?.find(({ item }) => matchPath(item.path, address));
  }

  /** The one load of a screen or widget in this page, shared by everything that shows it. */
  load(module: RemoteModule, kind: RemoteKind, id: string): RemoteLoad {
    const key = `${module.entry.name}/${kind}/${id}`;
    const known = this.#loads.get(key);
    if (known) return known;
    const made = new RemoteLoad(module, kind, id);
    this.#loads.set(key, made);
    return made;
  }

  /** Resolves when no load is pending. */
  async settled(): Promise<void> {
    await Promise.all([...this.#loads.values()].map((load) => load.settled()));
  }

  /**
   * Applies the live releases: newer ones of modules whose code has not run, and new modules. A module that failed or
   * was incompatible in an earlier release is retried automatically.
   */
  takeReleases(entries: readonly ModuleEntry[], without: readonly string[] = []) {
    const known = new Map(this.#modules.map((module) => [module.entry.name, module]));
    for (const entry of entries) known.get(entry.name)?.takeRelease(entry);
    const added = entries.filter(({ name }) => !known.has(name) && !without.includes(name));
    this.#modules = [...this.#modules, ...added.map((entry) => this.#moduleOf({ entry, origin: 'live' }))];
  }

  #moduleOf({ entry, origin }: ModuleChoice) {
    const { source, provided } = this.#options;
    return new RemoteModule({ entry, origin, source, whyRefused: (one) => incompatibility(one, provided) });
  }
}

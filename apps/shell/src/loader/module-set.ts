import type { NavEntry, RouteEntry, SlotEntry } from '@dayloom/platform';
import { whyNotRunnable } from './gate.ts';
import { LoadedModule, type Origin } from './loaded-module.ts';
import type { ModuleSource } from './module-source.ts';
import type { PieceKind } from './piece-kind.ts';
import { PieceLoad } from './piece-load.ts';
import type { ModuleEntry, Registry } from './registry.ts';

export interface ModuleChoice {
  readonly entry: ModuleEntry;
  readonly origin: Origin;
}

interface Options {
  readonly source: ModuleSource;
  /** Versions of the libraries the shell provides. */
  readonly provided: Readonly<Record<string, string>>;
  /** Of the registry that names the modules. */
  readonly revision?: number;
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** All modules of this page: what they declare, readable with none of their code, and their pieces on demand. */
export class ModuleSet {
  readonly #options: Options;
  readonly #pieces = new Map<string, PieceLoad>();
  #modules: readonly LoadedModule[];
  #revision: number;

  constructor(choices: readonly ModuleChoice[], options: Options) {
    this.#options = options;
    this.#revision = options.revision ?? 0;
    this.#modules = choices.map((choice) => this.#moduleOf(choice));
  }

  get revision() {
    return this.#revision;
  }
  get modules() {
    return this.#modules;
  }

  routes(): readonly { readonly module: LoadedModule; readonly route: RouteEntry }[] {
    return this.modules.flatMap((module) =>
      module.entry.descriptor.routes.map((route) => ({ module, route })),
    );
  }

  nav(place: string): readonly NavEntry[] {
    return this.modules
      .flatMap((module) => module.entry.descriptor.nav)
      .filter((entry) => entry.place === place)
      .toSorted(byOrder);
  }

  slots(slot: string): readonly { readonly module: LoadedModule; readonly entry: SlotEntry }[] {
    return this.modules
      .flatMap((module) => module.entry.descriptor.slots.map((entry) => ({ module, entry })))
      .filter(({ entry }) => entry.slot === slot)
      .toSorted((a, b) => byOrder(a.entry, b.entry));
  }

  /** The one load of this piece in the page, shared by all who show it. */
  piece(module: LoadedModule, kind: PieceKind, id: string): PieceLoad {
    const key = `${module.entry.name}/${kind}/${id}`;
    const known = this.#pieces.get(key);
    if (known) return known;
    const made = new PieceLoad(module, kind, id);
    this.#pieces.set(key, made);
    return made;
  }

  /** Resolves once no piece is being waited for. */
  async settled(): Promise<void> {
    await Promise.all([...this.#pieces.values()].map((piece) => piece.settled()));
  }

  /**
   * Takes what the live registry names: newer releases of modules none of whose code ran, and modules that were not
   * there before. What failed or was refused in an earlier release is tried again by itself. An older registry, whose
   * answer came late, changes nothing.
   */
  takeReleases(
    { revision, modules: entries }: Pick<Registry, 'revision' | 'modules'>,
    without: readonly string[] = [],
  ) {
    if (revision < this.#revision) return;
    this.#revision = revision;
    const known = new Map(this.#modules.map((module) => [module.entry.name, module]));
    for (const [name, module] of known) {
      const entry = entries.find((one) => one.name === name);
      const before = module.entry.version;
      if (entry) module.takeRelease(entry);
      if (module.entry.version === before) continue;
      for (const piece of this.#pieces.values()) if (piece.module === module) piece.startAnew();
    }
    const added = entries.filter(({ name }) => !known.has(name) && !without.includes(name));
    this.#modules = [...this.#modules, ...added.map((entry) => this.#moduleOf({ entry, origin: 'live' }))];
  }

  #moduleOf({ entry, origin }: ModuleChoice) {
    const { source, provided } = this.#options;
    return new LoadedModule({ entry, origin, source, whyRefused: (one) => whyNotRunnable(one, provided) });
  }
}

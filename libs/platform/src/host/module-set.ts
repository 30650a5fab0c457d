import type { NavEntry, RouteEntry, SlotEntry } from '../contract/descriptor.ts';
import { whyNotRunnable } from './gate.ts';
import { LoadedModule, type Origin } from './loaded-module.ts';
import type { ModuleSource } from './module-source.ts';
import type { PieceKind } from './piece-kind.ts';
import { PieceLoad } from './piece-load.ts';
import type { ModuleEntry } from './registry.ts';

export interface ModuleChoice {
  readonly entry: ModuleEntry;
  readonly origin: Origin;
}

interface Options {
  readonly source: ModuleSource;
  /** Versions of the libraries the shell provides. */
  readonly provided: Readonly<Record<string, string>>;
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** All modules of this page: what they declare, readable with none of their code, and their pieces on demand. */
export class ModuleSet {
  readonly modules: readonly LoadedModule[];
  #pieces = new Map<string, PieceLoad>();

  constructor(choices: readonly ModuleChoice[], { source, provided }: Options) {
    this.modules = choices.map(
      ({ entry, origin }) =>
        new LoadedModule({ entry, origin, source, refusal: whyNotRunnable(entry, provided) }),
    );
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

  /** Offers newer releases, as a fresh registry names them, to the modules none of whose code ran. */
  takeReleases(entries: readonly ModuleEntry[]) {
    for (const module of this.modules) {
      const entry = entries.find(({ name }) => name === module.entry.name);
      if (entry && module.origin === 'live') module.takeRelease(entry);
    }
  }
}

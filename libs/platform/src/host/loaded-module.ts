import type { LazyPiece, ModuleDefinition } from '../contract/define-module.ts';
import type { ModuleSource } from './module-source.ts';
import type { PieceKind, Urgency } from './piece-kind.ts';
import type { ModuleEntry } from './registry.ts';
import { abandon, vouchFor } from './vouched-scripts.ts';

/** Why this version of a module is the one in use. */
export type Origin = 'live' | 'override' | 'last good copy' | 'built-in copy';

interface Parts {
  readonly entry: ModuleEntry;
  readonly origin: Origin;
  readonly source: ModuleSource;
  /** Set when the gate keeps it from running. */
  readonly refusal?: string | undefined;
}

/** One module of the registry in this page: its entry, loaded at most once at a time. */
export class LoadedModule {
  readonly origin: Origin;
  readonly refusal: string | undefined;
  #entry: ModuleEntry;
  readonly #source: ModuleSource;
  #definition: Promise<ModuleDefinition> | undefined;
  #failed = false;
  #ran = false;

  constructor({ entry, origin, source, refusal }: Parts) {
    this.#entry = entry;
    this.origin = origin;
    this.#source = source;
    this.refusal = refusal;
    vouchFor(entry.files);
  }

  get entry() {
    return this.#entry;
  }

  get loaded() {
    return this.#ran;
  }

  /** Takes another release of the module, as long as none of its code ran. */
  takeRelease(entry: ModuleEntry) {
    if (this.#ran || entry.version === this.#entry.version) return;
    this.#entry = entry;
    vouchFor(entry.files);
  }

  preload(kind: PieceKind, id: string, urgency: Urgency) {
    if (this.refusal === undefined) this.#source.preload(this.#entry, kind, id, urgency);
  }

  /** The module's definition; a failed try is forgotten, so that the next call truly tries again. */
  #define(): Promise<ModuleDefinition> {
    if (this.refusal !== undefined) return Promise.reject(new Error(this.refusal));
    this.#definition ??= this.#source.load(this.#entry, { anew: this.#failed }).then(
      (definition) => {
        this.#ran = true;
        return definition;
      },
      (error: unknown) => {
        this.#definition = undefined;
        this.#failed = true;
        throw error;
      },
    );
    return this.#definition;
  }

  /** Gives up on everything of this module that is still under way, so that the next try is a new one. */
  abandon() {
    abandon(this.#entry.files);
    if (this.#ran) return;
    this.#definition = undefined;
    this.#failed = true;
  }

  async piece(kind: PieceKind, id: string): ReturnType<LazyPiece> {
    const definition = await this.#define();
    const pieces = kind === 'route' ? definition.routes : definition.widgets;
    const load = pieces?.[id];
    if (!load)
      throw new Error(
        `${this.#entry.name} ${this.#entry.version} declares ${kind} '${id}' and does not have it`,
      );
    return load();
  }
}

import { type ComponentType, lazy } from 'react';
import type { LazyComponent } from '@dayloom/platform';

/** A screen or widget of the module, fetched when it is first drawn. */
export class ModuleComponent {
  readonly #load: LazyComponent;
  Component: ComponentType;

  constructor(load: LazyComponent) {
    this.#load = load;
    this.Component = lazy(load);
  }

  /** React keeps the failure of a file that could not be fetched: the next drawing asks for it again. */
  loadAgain() {
    this.Component = lazy(this.#load);
  }
}

/** Those that a definition has, by their names in `module.json`. */
export const componentsOf = (
  loads: Readonly<Record<string, LazyComponent>> = {},
): ReadonlyMap<string, ModuleComponent> =>
  new Map(Object.entries(loads).map(([id, load]) => [id, new ModuleComponent(load)]));

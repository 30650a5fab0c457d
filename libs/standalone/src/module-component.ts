import { type ComponentType, lazy } from 'react';
import type { LazyComponent } from '@dayloom/platform';

/** A screen or widget of the module, loaded on its first render. */
export class ModuleComponent {
  readonly #load: LazyComponent;
  Component: ComponentType;

  constructor(load: LazyComponent) {
    this.#load = load;
    this.Component = lazy(load);
  }

  /** React caches a failed load; this makes the next render request the file again. */
  loadAgain() {
    this.Component = lazy(this.#load);
  }
}

const missing = (id: string) => () =>
  Promise.reject(new Error(`module.json declares '${id}', and the definition does not have it`));

/** The declared components by name; a component that the definition does not have fails, as in the shell. */
export const componentsOf = (
  ids: readonly string[],
  loads: Readonly<Record<string, LazyComponent>> = {},
): ReadonlyMap<string, ModuleComponent> =>
  new Map(ids.map((id) => [id, new ModuleComponent(loads[id] ?? missing(id))]));

import type { ModuleDefinition } from '@dayloom/platform';
import { longestScript } from './limits.ts';
import type { ModuleSource } from './module-source.ts';
import { preloadComponent } from './preload.ts';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

/** A program that takes part in the federation. */
interface FederationInstance {
  readonly name: string;
  initOptions(options: { readonly name: string }): void;
}

declare global {
  /** The runtime that the federation plugin adds to a build, as far as modules borrow it from the shell. */
  var __federationOfShell: {
    readonly attachShareScopeMap: unknown;
    readonly bundlerRuntime: object;
    readonly runtime: {
      getInstance(isWanted: (instance: FederationInstance) => boolean): FederationInstance | null;
      createInstance(options: { readonly name: string }): FederationInstance;
    };
  };
}

/**
 * Makes the federation runtime create script elements through the page's file gate, and lends the runtime to the
 * modules, whose builds have none (`tools/rspack/federation-of-shell.mjs`).
 */
export function installFederation(createScript: (address: string) => HTMLScriptElement) {
  globalThis.__federationOfShell = __webpack_require__.federation;
  const script = {
    name: 'file-integrity',
    createScript: ({ url }: { url: string }) => ({ script: createScript(url), timeout: longestScript }),
  };
  registerPlugins([script]);
}

const containerOf = (name: string) => `dayloom_${name}`;

/** Whether the entry of any release of a module has run to its end. */
export const hasContainer = (name: string) =>
  (globalThis as Record<string, unknown>)[containerOf(name)] !== undefined;

const isDefinition = (value: unknown): value is ModuleDefinition =>
  typeof value === 'object' && value !== null && 'routes' in value;

/** Loads modules with Module Federation, each from the entry file that the registry names. */
export const federation: ModuleSource = {
  preload: preloadComponent,
  async load(entry, { isRetry }) {
    const name = containerOf(entry.name);
    registerRemotes([{ name, entry: new URL(entry.entry, location.href).href, type: 'global' }], {
      force: isRetry,
    });
    const exposed = await loadRemote<{ default?: unknown }>(`${name}/module`);
    if (!isDefinition(exposed?.default))
      throw new Error(`${entry.name} ${entry.version} does not export a module definition`);
    return exposed.default;
  },
};

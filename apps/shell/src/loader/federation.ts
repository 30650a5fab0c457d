import type { ModuleDefinition } from '@dayloom/platform';
import { verifiedScript } from '@dayloom/platform/file-integrity';
import { longestScript } from './limits.ts';
import type { ModuleSource } from './module-source.ts';
import { preloadComponent } from './preload.ts';
import { withTimeout } from './with-timeout.ts';

/** The libraries that programs share, by name and version. */
type ShareScope = Readonly<Record<string, unknown>>;

/** What the entry of a module leaves on the page: https://module-federation.io/guide/basic/runtime */
interface Container {
  init(shared: ShareScope): unknown;
  get(exposed: string): Promise<() => unknown>;
}

/**
 * The runtime that the federation plugin adds to the shell's build. Modules take the shared libraries from its instance
 * (`tools/rspack/federation-runtime.mjs`); those of earlier releases use other parts of it too.
 */
interface FederationOfShell {
  readonly instance: { readonly version: string; readonly shareScopeMap: { readonly default: ShareScope } };
}

declare global {
  var __federationOfShell: FederationOfShell;
}

/** Lends the federation runtime to the modules, whose builds have none. */
export function installFederation() {
  globalThis.__federationOfShell = __webpack_require__.federation;
}

const globals = globalThis as Record<string, unknown>;
const containerOf = (name: string) => `dayloom_${name}`;

/** Whether the entry of any release of a module has run to its end. */
export const hasContainer = (name: string) => globals[containerOf(name)] !== undefined;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
const isDefinition = (value: unknown): value is ModuleDefinition =>
  typeof value === 'object' && value !== null && 'routes' in value;

/** Runs an entry file through the page's file gate. @returns what it left on the page @throws if it cannot be loaded */
function run(entry: string, name: string): Promise<unknown> {
  // What an earlier try left is not the result of this one.
  delete globals[containerOf(name)];
  const script = verifiedScript(entry);
  const running = new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve(globals[containerOf(name)]));
    script.addEventListener('error', () => reject(new Error(`${entry} cannot be loaded`)));
  });
  document.head.append(script);
  return withTimeout(longestScript, running).finally(() => script.remove());
}

/** Loads modules with Module Federation, each from the entry file that the registry names. */
export const federation: ModuleSource = {
  preload: preloadComponent,
  async load({ name, version, entry }) {
    const container = await run(entry, name);
    if (!isContainer(container)) throw new Error(`${name} ${version}: its entry file does not run`);
    await container.init(globalThis.__federationOfShell.instance.shareScopeMap.default);
    const exposed = (await container.get('./module'))();
    const definition =
      typeof exposed === 'object' && exposed !== null && 'default' in exposed && exposed.default;
    if (!isDefinition(definition)) throw new Error(`${name} ${version} does not export a module definition`);
    return definition;
  },
};

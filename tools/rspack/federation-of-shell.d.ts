/** One program's part in the federation. */
interface FederationInstance {
  readonly name: string;
  initOptions(options: { readonly name: string }): void;
}

/** What the federation plugin puts at a build's runtime, as far as modules borrow it from the shell. */
interface FederationRuntime {
  readonly attachShareScopeMap: unknown;
  readonly bundlerRuntime: object;
  readonly runtime: {
    getInstance(isWanted: (instance: FederationInstance) => boolean): FederationInstance | null;
    createInstance(options: { readonly name: string }): FederationInstance;
  };
}

/** Set by the shell before it loads a module. */
// oxlint-disable-next-line no-var -- only a `var` is a property of globalThis
declare var __federationOfShell: FederationRuntime;

declare module '@federation/container-entry' {
  export const initContainerEntry: unknown;
}

/** Identifies a registry among earlier and later ones. */
interface Edition {
  readonly line: string | undefined;
  readonly revision: number;
}

/** The registry that this page uses, and its modules. */
export interface RunningModules extends Edition {
  readonly modules: readonly {
    /** With the address of its entry file. */
    readonly entry: { readonly entry: string };
    /** A later version is live, which only a page load brings. */
    readonly isOutdated: boolean;
  }[];
}

/** What the page provides to its part of starts without a network. */
export interface OfflineHost {
  /** The folder of this shell, as registries name it. */
  shellFolder(this: void): string;
  /** Undefined until the registry was read, and if there is none. */
  modules(this: void): RunningModules | undefined;
  /**
   * Looks for newer releases, and applies those that this page can still use.
   * @returns the live registry, with the folder of its shell; undefined if this page has none
   * @throws if the live registry cannot be loaded
   */
  takeNewReleases(this: void): Promise<(Edition & { readonly shell?: string | undefined }) | undefined>;
  /** Whether the user has typed text that is not stored as a draft. */
  hasUnsavedText(this: void): boolean;
  /** Offers a reload until `until` aborts. */
  offerReload(this: void, message: string, reload: () => Promise<void>, until: AbortSignal): void;
  /** The service worker, registered on first use. */
  worker(this: void): Promise<{
    readonly active: { postMessage(message: unknown, ports: MessagePort[]): void } | null;
  }>;
}

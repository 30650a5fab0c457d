/** `dist/build.json`, written by a build. */
export interface Build {
  kind: 'module' | 'shell';
  name: string;
  /** The entry file of a module, or the files that the shell's page loads. */
  entry: string | { js: string[]; css: string[] };
  files: string[];
  /** Files of each named chunk, relative to `dist`. */
  chunks: Record<string, string[]>;
  /** The scripts that become part of the shell's page. */
  scripts?: InlineScripts;
  /** The landing page as HTML, which becomes part of the shell's page. */
  landing?: string;
  /** The lowest level of each library of the shell that it can run with. */
  needs: Record<string, number>;
  /** The kinds of records that it writes; earlier builds do not list them. */
  kinds?: string[];
  /** Versions of the shared singletons it was built with. */
  shared: Record<string, string>;
  /** What a shell provides for modules; earlier builds do not list it. */
  provides?: Provides;
  /** What is wrong with a module's code or stylesheets, for people. */
  faults?: string[];
}

/** The text of each script of the shell's page, in their order there. */
export interface InlineScripts {
  look: string;
  preload: string;
  refused: string;
  landing: string;
}

/** The version of the contract that a shell supports, and the level of each of its libraries. */
export interface Provides {
  contract: number;
  levels: Record<string, number>;
  /** Earlier builds do not list it. */
  own?: OfShell;
}

/** What a shell has itself, so that no module can have it. */
export interface OfShell {
  addresses: string[];
  shortcuts: { keys: string; title: string }[];
  /** Kinds of notifications. */
  kinds: string[];
}

/** One released version of a module, with absolute paths. Stored as `entry.json` in its folder. */
export interface ReleasedModule {
  version: string;
  path: string;
  entry: string;
  /** Subresource integrity of each script and style a browser may load. */
  files: Record<string, string>;
  chunks: Record<string, string[]>;
  descriptor: unknown;
  needs: Record<string, number>;
  shared: Record<string, string>;
  /** The kinds that the access rules must know. The registry leaves them out, because every page load reads it. */
  kinds?: string[];
  /** Those of its build. The registry leaves them out as well. */
  faults?: string[];
}

/** The version that was live before, used when the live one fails. */
export interface PreviousVersion {
  version: string;
  path: string;
  /** SHA-384 of its `entry.json`, for modules. Earlier registries and shells have none. */
  entry?: string;
}

export interface RegistryEntry extends ReleasedModule {
  name: string;
  previous?: PreviousVersion;
}

/** One released version of the shell, with absolute paths. Stored as `entry.json` in its folder. */
export interface ReleasedShell {
  version: string;
  path: string;
  /** The page, live as `/index.html`. */
  index: string;
  /** Headers of every response, live as `/headers.json`, where the server reads them. */
  headers: string;
  /** Files that are live at the root under the rest of their path: icon, sign-in page, service worker. */
  public: string[];
  /** Subresource integrity of each script and style a browser may load. */
  files: Record<string, string>;
  shared: Record<string, string>;
  provides?: Provides;
  kinds?: string[];
}

/** The live shell in the registry. The page itself contains the hashes of its files, so they are not repeated here. */
export interface ShellEntry extends Omit<ReleasedShell, 'files' | 'shared' | 'provides' | 'kinds'> {
  previous?: PreviousVersion;
}

/** `modules.json`: the live versions. */
export interface Registry {
  schemaVersion: 1;
  /**
   * Random name, created by the first release and kept by all later ones. A device rejects a lower revision of a line
   * it knows. Earlier registries have none.
   */
  line?: string;
  /** Increases with every change, so that an older registry can be distinguished from a newer one. */
  revision: number;
  shell: ShellEntry;
  modules: RegistryEntry[];
  /** Modules that a rollback of the shell took back or out, until a shell goes live in which they run. */
  waiting?: Waiting[];
  /** Versions that cannot be loaded any more, such as `works@0.1.0-0a1b2c3d`. */
  withdrawn?: string[];
}

/** A version of a module that waits for another shell, and the one that is live instead; none if it was taken out. */
export interface Waiting {
  name: string;
  version: string;
  instead?: string;
}

/** What a version was built from. */
export interface Made {
  /** ISO 8601. */
  at: string;
  /** Missing where the sources are in no repository. */
  commit?: string;
  /** Files differed from the commit. */
  isChanged?: boolean;
  /** Eight hex digits of a hash over the lock file. */
  lock?: string;
}

/** `notes.json` in a version's folder. */
export interface Notes {
  made?: Made;
  /** A later commit with the same files. */
  newestCommit?: string;
  /** Objections that the version went live in spite of. */
  overrode?: string[];
}

/**
 * A version that goes live. `previous` is the live version by default; null means none. With `leaves` it only replaces
 * that version; with `made` it replaces none of a newer commit.
 */
export type NextVersion = { previous?: PreviousVersion | null; leaves?: string; made?: Made } & (
  { kind: 'shell'; entry: ReleasedShell } | { kind: 'module'; entry: RegistryEntry }
);

/** One file of `history/`: a registry, and since when it is live. */
export interface HistoryEntry {
  /** ISO 8601. */
  at: string;
  /** A text for people, such as `release works 0.1.0-0a1b2c3d`. */
  reason: string;
  /** The replaced registry: the hash of its bytes, and the folders it named. The first registry replaces none. */
  replaced?: { sha256: string; folders: string[] };
  registry: Registry;
}

/** An app that was put into the release folder. */
export interface ReleasedApp {
  name: string;
  kind: 'module' | 'shell';
  version: string;
  /** Path of its folder inside the release folder, such as `m/works/0.1.0-0a1b2c3d`. */
  folder: string;
  build: Build;
  /** Integrity of scripts and styles by absolute path. */
  files: Record<string, string>;
  descriptor: unknown;
  /** Names of the files in its folder that are served at the root; a module has none. */
  publicFiles: string[];
  /** All files of its folder, by name. */
  contents: Map<string, Buffer>;
}

/** `files.json`: every file of a version. It is written last, so a folder with this file is complete. */
export type FileList = Record<string, { integrity: string; size: number }>;

/** The parts of a release from which a page is composed, in addition to its template. */
export type PageSource = Pick<ReleasedApp, 'folder' | 'build' | 'files'>;

/** A file of a store, with a tag that identifies this content. */
export interface Stored {
  bytes: Buffer;
  tag: string;
}

/** Where releases are stored: files by names such as `m/works/0.1.0-0a1b2c3d/entry.json`. */
export interface Store {
  /** A name for people. */
  readonly name: string;
  /** Reads a file; undefined when it does not exist. */
  read(name: string): Promise<Stored | undefined>;
  /** Writes a file unless it exists; true when it contains these bytes afterwards. */
  create(name: string, bytes: Buffer): Promise<boolean>;
  /** Atomically replaces the content with this tag; false when the file has other content. */
  replace(name: string, bytes: Buffer, tag: string): Promise<boolean>;
  /** Lists the names with a prefix, sorted. */
  list(prefix: string): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** When a file was written; undefined when it does not exist. */
  modifiedAt(name: string): Promise<Date | undefined>;
}

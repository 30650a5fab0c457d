/** What a build leaves in `dist/build.json`. */
export interface Build {
  kind: 'module' | 'shell';
  name: string;
  /** A module names its entry file, the shell the files its page loads. */
  entry: string | { js: string[]; css: string[] };
  files: string[];
  /** Files each named part needs, relative to `dist`. */
  chunks: Record<string, string[]>;
  /** The landing page as HTML, which the shell's page is made with. */
  landing?: string;
  /** The least level of each library of the shell that it can run with. */
  needs: Record<string, number>;
  /** The kinds of records whose definitions are part of it; builds of before say nothing. */
  kinds?: string[];
  /** Versions of the shared singletons it was built with. */
  shared: Record<string, string>;
  /** What a shell has for modules; builds of before say nothing. */
  provides?: Provides;
}

/** The contract that a shell speaks, and the level of each of its libraries. */
export interface Provides {
  contract: number;
  levels: Record<string, number>;
}

/** One released version of a module, with absolute paths. Kept as `entry.json` in its folder. */
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
  /** What the access rules must know; the registry leaves it out, since every page load reads that. */
  kinds?: string[];
}

/** The version that was live before, for the day the live one fails. */
export interface PreviousVersion {
  version: string;
  path: string;
  /** SHA-384 of its `entry.json`, for modules: registries of before, and shells, do without. */
  entry?: string;
}

export interface RegistryEntry extends ReleasedModule {
  name: string;
  previous?: PreviousVersion;
}

/** One released version of the shell, with absolute paths. Kept as `entry.json` in its folder. */
export interface ReleasedShell {
  version: string;
  path: string;
  /** The page: live as `/index.html`. */
  index: string;
  /** Headers of every answer: live as `/headers.json`, where the server reads them. */
  headers: string;
  /** Files that are live at the root by the rest of their path: icon, sign-in page, service worker. */
  public: string[];
  /** Subresource integrity of each script and style a browser may load. */
  files: Record<string, string>;
  shared: Record<string, string>;
  provides?: Provides;
  kinds?: string[];
}

/** The live shell in the registry. The page itself names the hashes it loads by, so they are not repeated here. */
export interface ShellEntry extends Omit<ReleasedShell, 'files' | 'shared' | 'provides' | 'kinds'> {
  previous?: PreviousVersion;
}

/** `modules.json`: what is live. */
export interface Registry {
  schemaVersion: 1;
  /**
   * Random, of the first release, and kept by all later ones: a device refuses a lower revision of the line it has seen.
   * Registries of before have none.
   */
  line?: string;
  /** Rises with every change, so that an older registry can be told from a newer one. */
  revision: number;
  shell: ShellEntry;
  modules: RegistryEntry[];
  /** Ed25519, base64, over the JSON text of all before it; where a key is configured. */
  signature?: string;
}

/**
 * A version that goes live. Its `previous` is what is live now, unless it is given; null is none. Where it is to leave a
 * certain version, it goes live in the place of no other one.
 */
export type NextVersion = { previous?: PreviousVersion | null; leaves?: string } & (
  { kind: 'shell'; entry: ReleasedShell } | { kind: 'module'; entry: RegistryEntry }
);

/** One file of `history/`: a registry, and since when it is live. */
export interface HistoryEntry {
  /** ISO 8601. */
  at: string;
  /** What was done, for people: `release works 0.1.0-0a1b2c3d`. */
  reason: string;
  /** The registry before: its bytes, and the folders it named. The first one replaces none. */
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
  /** All that stands in its folder, by name. */
  contents: Map<string, Buffer>;
}

/** `files.json`: every file of a version. Written last, so a folder that has one is complete. */
export type FileList = Record<string, { integrity: string; size: number }>;

/** What a page is made from, beside its template. */
export type PageSource = Pick<ReleasedApp, 'folder' | 'build' | 'files'>;

/** A file of a store, with what names this content of it. */
export interface Stored {
  bytes: Buffer;
  tag: string;
}

/** Where a release is put: files by names such as `m/works/0.1.0-0a1b2c3d/entry.json`. */
export interface Store {
  /** For people. */
  readonly name: string;
  /** The file, or undefined where there is none. */
  read(name: string): Promise<Stored | undefined>;
  /** Writes a file unless there is one; true when these bytes stand there afterwards. */
  create(name: string, bytes: Buffer): Promise<boolean>;
  /** Writes a file in place of the content with this tag, in one step; false when that content is gone. */
  replace(name: string, bytes: Buffer, tag: string): Promise<boolean>;
  /** The names that begin so, sorted. */
  list(prefix: string): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** When a file was written; undefined where there is none. */
  modifiedAt(name: string): Promise<Date | undefined>;
}

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
  /** Versions of the shared singletons it was built with. */
  shared: Record<string, string>;
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
}

export interface RegistryEntry extends ReleasedModule {
  name: string;
  previous?: { version: string; path: string };
}

/** One released version of the shell, with absolute paths. Kept as `entry.json` in its folder. */
export interface ReleasedShell {
  version: string;
  path: string;
  /** The page: live as `/index.html`. */
  index: string;
  /** Headers of every answer: live as `/headers.json`, where the server reads them. */
  headers: string;
  /** Files that are live at the root by the rest of their path: icon, sign-in page, workers. */
  public: string[];
  /** Subresource integrity of each script and style a browser may load. */
  files: Record<string, string>;
  shared: Record<string, string>;
}

/** The live shell in the registry. The page itself names the hashes it loads by, so they are not repeated here. */
export interface ShellEntry extends Omit<ReleasedShell, 'files' | 'shared'> {
  previous?: { version: string; path: string };
}

/** `modules.json`: what is live. */
export interface Registry {
  schemaVersion: 1;
  /** Rises with every change, so that an older registry can be told from a newer one. */
  revision: number;
  shell: ShellEntry;
  modules: RegistryEntry[];
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
}

/** What a page is made from, beside its template. */
export type PageSource = Pick<ReleasedApp, 'folder' | 'build' | 'files'>;

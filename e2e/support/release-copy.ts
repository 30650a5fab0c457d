import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../../tools/server/create-server.mjs';
import type { Faults } from '../../tools/server/faults.mjs';
import { integrityOf } from '../../tools/release/files.mjs';
import { releaseFolder } from './release-folder.ts';

type Registry = {
  revision: number;
  shell: { version: string; path: string; index: string; headers: string; public: string[] };
  modules: RegistryModule[];
};

export interface RegistryModule {
  name: string;
  version: string;
  path: string;
  entry: string;
  files: Record<string, string>;
  chunks: Record<string, string[]>;
  previous?: { version: string; path: string; entry: string };
  descriptor: { contract: number; title: string; routes: { id: string; path: string; title: string }[] };
}

/** A separate server with a copy of the release, which a test may break and repair while the product runs. */
export class BreakableProduct {
  faults: Faults | undefined;
  url = '';
  folder = '';
  #config: object | undefined;
  #port = 0;
  #close = () => Promise.resolve();

  /** `config` replaces the release's `config.json`. */
  async open(config?: object) {
    this.folder = await mkdtemp(join(tmpdir(), 'dayloom-'));
    await cp(releaseFolder, this.folder, { recursive: true });
    this.#config = config;
    await this.start();
  }

  /** Serves the folder. After a stop it uses the same address as before. */
  async start() {
    const server = await createServer({
      folder: this.folder,
      port: this.#port,
      faults: (path, request) => this.faults?.(path, request),
      ...(this.#config && { config: this.#config }),
    });
    this.url = server.url;
    this.#port = server.port;
    this.#close = server.close;
  }

  /** Closes the server. */
  stop = () => this.#close();

  async close() {
    await this.#close();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Answers requests to one module's released folder incorrectly: for its entry, its chunks or all of them. */
  breakModule(name: string, answer: ReturnType<Faults>, which: 'entry' | 'chunks' | 'all' = 'all') {
    this.faults = (path) => {
      if (!path.startsWith(`/m/${name}/`) || !path.endsWith('.js')) return undefined;
      const isEntry = /\/entry\.[0-9a-f]+\.js$/.test(path);
      return which === 'all' || (which === 'entry') === isEntry ? answer : undefined;
    };
  }

  mend() {
    this.faults = undefined;
  }

  async registry(): Promise<Registry> {
    return JSON.parse(await readFile(join(this.folder, 'modules.json'), 'utf8')) as Registry;
  }

  async changeRegistry(change: (registry: Registry) => void) {
    const registry = await this.registry();
    change(registry);
    registry.revision += 1;
    await writeFile(join(this.folder, 'modules.json'), JSON.stringify(registry));
  }

  /** Changes the text of a module's files and the hashes in the registry, as a faulty release would. */
  async rewriteModule(name: string, matching: RegExp, rewrite: (text: string) => string) {
    const module = (await this.registry()).modules.find((one) => one.name === name);
    if (!module) throw new Error(`No module ${name}`);
    const changed: Record<string, string> = {};
    for (const file of Object.keys(module.files).filter((path) => matching.test(path))) {
      const path = join(this.folder, file);
      const text = rewrite(await readFile(path, 'utf8'));
      await writeFile(path, text);
      await Promise.all(['.br', '.gz'].map((twin) => rm(path + twin, { force: true })));
      changed[file] = integrityOf(Buffer.from(text));
    }
    await this.changeRegistry(({ modules }) => {
      for (const one of modules) if (one.name === name) Object.assign(one.files, changed);
    });
  }

  /** Releases the same shell again as another version. @returns its folder, as named in the registry */
  async releaseShell(): Promise<string> {
    const { shell } = await this.registry();
    const path = `${shell.path.slice(0, -1)}-again/`;
    await cp(join(this.folder, shell.path), join(this.folder, path), { recursive: true });
    const page = join(this.folder, path, 'index.html');
    await writeFile(page, (await readFile(page, 'utf8')).replaceAll(shell.path, path));
    await Promise.all(['.br', '.gz'].map((twin) => rm(page + twin, { force: true })));
    const moved = JSON.parse(
      JSON.stringify({ ...shell, version: `${shell.version}-again` }).replaceAll(shell.path, path),
    ) as Registry['shell'];
    await this.changeRegistry((registry) => void (registry.shell = moved));
    return path;
  }
}

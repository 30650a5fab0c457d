import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesUnder, integrityOf } from '../../tools/release/files.mjs';
import { scratchCopy } from '../../testing/repository/scratch-copy.mjs';
import { createServer } from '../../tools/server/create-server.mjs';
import { quietNx } from '../../tools/start/build-apps.mjs';
import { runCommand } from '../../tools/start/run-command.mjs';
import { releaseFolder } from './release-folder.ts';

const folders = ['apps', 'docs', 'e2e', 'functions', 'libs', 'testing', 'tools'];
const files = [
  ...['package.json', 'package-lock.json', 'nx.json', 'knip.json', 'tsconfig.json', 'tsconfig.base.json'],
  ...['vitest.config.ts', 'vitest.setup.ts', 'vitest.seed.ts', 'playwright.config.ts', 'firestore.rules'],
  ...['.oxlintrc.json', '.prettierrc.json', '.prettierignore', '.dependency-cruiser.mjs', '.gitignore'],
];

type Sources = Awaited<ReturnType<typeof scratchCopy>>;

const releaseFolderIn = (folder: string) => join(folder, 'dist/release');

/** A copy of the sources in a separate folder, with the release built from them, served at a separate address. */
export class ProjectCopy {
  readonly folder: string;
  readonly releaseFolder: string;
  readonly url: string;
  /** Replaces the first occurrence of a text in a source. Fails when the file does not contain it. */
  readonly replace: Sources['replace'];
  readonly remove: () => Promise<void>;

  private constructor(sources: Sources, { url, close }: Awaited<ReturnType<typeof createServer>>) {
    this.folder = sources.folder;
    this.releaseFolder = releaseFolderIn(sources.folder);
    this.url = url;
    this.replace = sources.replace;
    this.remove = async () => {
      await close();
      await sources.remove();
    };
  }

  static async make() {
    const sources = await scratchCopy(process.cwd(), [...folders, ...files]);
    const folder = releaseFolderIn(sources.folder);
    await cp(releaseFolder, folder, { recursive: true });
    return new ProjectCopy(sources, await createServer({ folder }));
  }

  /** Runs a command and returns its output. Fails with the output when the command fails. */
  async run(program: string, ...words: readonly string[]) {
    const { failed, all } = await runCommand(program, words, { cwd: this.folder, env: quietNx });
    if (failed) throw new Error(`${program} ${words.join(' ')}\n${all}`);
    return all;
  }

  /** The hash of each file in a folder of the copy, by path. */
  async hashes(folder: string): Promise<ReadonlyMap<string, string>> {
    const at = join(this.folder, folder);
    const paths = (await filesUnder(at)).filter((path) => !/(^|\/)dist\//.test(path));
    const read = async (path: string) => integrityOf(await readFile(join(at, path)));
    return new Map(
      await Promise.all(paths.map(async (path) => [`${folder}/${path}`, await read(path)] as const)),
    );
  }
}

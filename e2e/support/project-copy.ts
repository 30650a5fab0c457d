import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesUnder, integrityOf } from '../../tools/release/files.mjs';
import { scratchCopy } from '../../tools/repository/scratch-copy.mjs';
import { createServer } from '../../tools/server/create-server.mjs';
import { quietNx } from '../../tools/start/build-apps.mjs';
import { runCommand } from '../../tools/start/run-command.mjs';
import { releaseFolder } from './release-folder.ts';

const folders = ['apps', 'docs', 'e2e', 'functions', 'libs', 'tools'];
const files = [
  ...['package.json', 'package-lock.json', 'nx.json', 'knip.json', 'tsconfig.json', 'tsconfig.base.json'],
  ...['vitest.config.ts', 'vitest.setup.ts', 'vitest.seed.ts', 'playwright.config.ts', 'firestore.rules'],
  ...['.oxlintrc.json', '.prettierrc.json', '.prettierignore', '.dependency-cruiser.mjs', '.gitignore'],
];

/** The sources in a folder of their own, with the release that was built of them, served at an address of its own. */
export class ProjectCopy {
  readonly folder: string;
  readonly url: string;
  readonly remove: () => Promise<void>;

  private constructor(folder: string, url: string, remove: () => Promise<void>) {
    this.folder = folder;
    this.url = url;
    this.remove = remove;
  }

  static async make() {
    const { folder, remove } = await scratchCopy(process.cwd(), [...folders, ...files]);
    await cp(releaseFolder, join(folder, 'dist/release'), { recursive: true });
    const server = await createServer({ folder: join(folder, 'dist/release') });
    return new ProjectCopy(folder, server.url, async () => {
      await server.close();
      await remove();
    });
  }

  /** Types a command; answers with what it printed. Fails with that where the command fails. */
  async run(program: string, ...words: readonly string[]) {
    const { failed, all } = await runCommand(program, words, { cwd: this.folder, env: quietNx });
    if (failed) throw new Error(`${program} ${words.join(' ')}\n${all}`);
    return all;
  }

  /** The hash of each file under a folder of the copy, by its path. */
  async hashes(folder: string): Promise<ReadonlyMap<string, string>> {
    const at = join(this.folder, folder);
    const paths = (await filesUnder(at)).filter((path) => !/(^|\/)dist\//.test(path));
    const read = async (path: string) => integrityOf(await readFile(join(at, path)));
    return new Map(
      await Promise.all(paths.map(async (path) => [`${folder}/${path}`, await read(path)] as const)),
    );
  }
}

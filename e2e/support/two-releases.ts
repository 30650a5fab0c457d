import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { createServer } from '../../tools/server/create-server.mjs';
import { releaseFolder } from './release-folder.ts';

const archives = 'e2e/skew/releases';

/** What a release puts at the root of its folder; its programs stand in folders of their own. */
interface Root {
  readonly page: string;
  readonly headers: string;
  readonly registry: { readonly revision: number; readonly shell: { readonly version: string } };
}

async function rootIn(folder: string, registry = join(folder, 'modules.json')): Promise<Root> {
  return {
    page: await readFile(join(folder, 'index.html'), 'utf8'),
    headers: await readFile(join(folder, 'headers.json'), 'utf8'),
    registry: JSON.parse(await readFile(registry, 'utf8')) as Root['registry'],
  };
}

/** Puts the programs of the archived first release into a folder, beside what stands there. */
async function unpackFirst(folder: string): Promise<Root> {
  const names = (await readdir(archives)).filter((name) => name.endsWith('.tgz'));
  for (const name of names) await promisify(execFile)('tar', ['-xzf', join(archives, name), '-C', folder]);
  const shell = names.flatMap((name) => /^shell-(.*)\.tgz$/.exec(name)?.[1] ?? [])[0] ?? '';
  // The copy that its shell starts from without a live registry is the registry of that release.
  return rootIn(folder, join(folder, 's', shell, 'registry.json'));
}

/** One address on which now the first release is live and now the one under test, as a hosting has them. */
export class TwoReleases {
  url = '';
  #folder = '';
  #roots: Readonly<Record<'first' | 'latest', Root>> | undefined;
  #revision = 0;
  #close = () => Promise.resolve();

  /** The first release is live at the beginning. `config` stands in for `config.json`. */
  async open(config?: object) {
    this.#folder = await mkdtemp(join(tmpdir(), 'dayloom-releases-'));
    await cp(releaseFolder, this.#folder, { recursive: true });
    const latest = await rootIn(this.#folder);
    this.#revision = latest.registry.revision;
    this.#roots = { latest, first: await unpackFirst(this.#folder) };
    await this.release('first');
    const server = await createServer({ folder: this.#folder, ...(config && { config }) });
    this.url = server.url;
    this.#close = server.close;
  }

  /** Makes one of them live for every page that is loaded from now on. */
  async release(which: 'first' | 'latest') {
    if (!this.#roots) throw new Error('Open the address first.');
    const { page, headers, registry } = this.#roots[which];
    this.#revision += 1;
    await writeFile(join(this.#folder, 'index.html'), page);
    await writeFile(join(this.#folder, 'headers.json'), headers);
    const live = JSON.stringify({ ...registry, revision: this.#revision });
    await writeFile(join(this.#folder, 'modules.json'), live);
  }

  /** Fails unless the page runs that release's shell. */
  async isRun(page: Page, which: 'first' | 'latest') {
    const version = this.#roots?.[which].registry.shell.version;
    await expect(page.locator(`head script[src^="/s/${version}/"]`)).not.toHaveCount(0);
  }

  async close() {
    await this.#close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

import { allApps } from '../../tools/apps.mjs';
import { promote } from '../../tools/release/commands/promote.mjs';
import { folderStore } from '../../tools/release/stores/folder-store.mjs';
import { readLive } from '../../tools/release/switch.mjs';
import { liveVersion } from '../../tools/release/versions.mjs';
import type { ProjectCopy } from './project-copy.ts';

export type Age = 'old' | 'new';

export type Ages = ReadonlyMap<string, Age>;

export const ages: readonly Age[] = ['old', 'new'];

export const otherAge = (age: Age): Age => (age === 'old' ? 'new' : 'old');

/** A text on the screen that differs between the two releases of an app. */
export interface Change extends Readonly<Record<Age, string>> {
  readonly file: string;
  /** The text in the source. */
  readonly inSource: (text: string) => string;
}

/**
 * Two releases of every app, each built and released by `npm run release` in a copy of the sources: 'old' is the
 * unchanged tree, and 'new' has one text changed in each app.
 */
export class TwoReleases {
  readonly #copy: ProjectCopy;
  readonly #versions: Readonly<Record<Age, ReadonlyMap<string, string>>>;

  private constructor(copy: ProjectCopy, versions: Readonly<Record<Age, ReadonlyMap<string, string>>>) {
    this.#copy = copy;
    this.#versions = versions;
  }

  static async build(copy: ProjectCopy, changeOf: (app: string) => Change) {
    const old = await releaseAll(copy);
    for (const app of allApps()) {
      const { file, inSource, ...text } = changeOf(app);
      await copy.replace(file, inSource(text.old), inSource(text.new));
    }
    return new TwoReleases(copy, { old, new: await releaseAll(copy) });
  }

  /** The versions of the apps at these ages. */
  versions = (live: Ages): ReadonlyMap<string, string> =>
    new Map([...live].map(([app, age]) => [app, this.#versions[age].get(app) ?? '']));

  async promote(live: Ages) {
    const store = folderStore(this.#copy.releaseFolder);
    for (const [app, version] of this.versions(live)) await promote({ app, version, store });
  }

  /** Runs the command for each app. */
  async rollback(live: Ages) {
    for (const [app, version] of this.versions(live))
      await this.#copy.run('npm', 'run', 'release', 'rollback', app, version);
  }
}

/** Builds and releases every app, the shell first. Returns the versions that are then live. */
async function releaseAll(copy: ProjectCopy): Promise<ReadonlyMap<string, string>> {
  for (const app of allApps().toReversed()) await copy.run('npm', 'run', 'release', app);
  const live = await readLive(folderStore(copy.releaseFolder));
  if (!live) throw new Error('Nothing is live in the copy.');
  return new Map(allApps().map((app) => [app, liveVersion(live.registry, app)?.version ?? '']));
}
